import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

it('has a default for everything', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    databaseUrl: 'file:data/site.db',
    trustedHops: 0,
    origins: { allowed: [], site: undefined },
    mail: undefined,
  })
})

it('takes every setting', () => {
  const settings = readSettings({
    PORT: '0',
    SITE_URL: 'https://www.site.test/',
    DATABASE_URL: 'libsql://db.test?authToken=x',
    SMTP_URL: 'smtps://me:p%40ss@mail.test:465',
    CONTACT_TO: 'sales@site.test',
    CONTACT_FROM: 'web@site.test',
    TRUSTED_HOPS: '2',
    ALLOWED_ORIGINS: 'https://cdn.site.test, http://localhost:8080,',
  })
  expect(settings).toEqual({
    port: 0,
    databaseUrl: 'libsql://db.test?authToken=x',
    trustedHops: 2,
    origins: { allowed: ['https://www.site.test', 'https://cdn.site.test', 'http://localhost:8080'], site: 'https://www.site.test' },
    mail: { url: 'smtps://me:p%40ss@mail.test:465', to: 'sales@site.test', from: 'web@site.test' },
  })
})

it('counts a setting that is set to nothing as not set', () => {
  expect(readSettings({ PORT: '', SMTP_URL: '', ALLOWED_ORIGINS: '' })).toEqual(readSettings({}))
})

it.each([
  ['PORT', 'abc'],
  ['SITE_URL', 'https://www.site.test/en'],
  ['DATABASE_URL', 'mysql://db.test'],
  ['SMTP_URL', 'mail.test'],
  ['SMTP_URL', 'smtp://me:p@ss:w/rd@mail.test:x'],
  ['CONTACT_TO', 'a@b.test, c@d.test'],
  ['BACKEND_URL', '::::'],
  ['CONTACT_FROM', 'Web\r\nBcc: x@y.test'],
  ['TRUSTED_HOPS', '-1'],
  ['ALLOWED_ORIGINS', 'https://a.test,*'],
])('names a wrong %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`  ${name}`)
})

it('names all wrong settings at once', () => {
  expect(() => readSettings({ PORT: 'abc', TRUSTED_HOPS: 'x' })).toThrow(/PORT=abc.*\n.*TRUSTED_HOPS=x/)
})

describe('secrets', () => {
  it.each(['SMTP_URL', 'DATABASE_URL'])('keeps %s out of the error', (name) => {
    expect(() => readSettings({ [name]: 'nonsense:secret' })).toThrow(/^(?!.*secret)/s)
  })
})

it('does not mail enquiries to a sample address', () => {
  const environment = { SMTP_URL: 'smtp://mail.test' }
  const company = { email: 'hello@site.test', placeholders: ['email'] }
  expect(() => readSettings(environment, company)).toThrow('CONTACT_TO')
  expect(readSettings({ ...environment, CONTACT_TO: 'me@site.test' }, company).mail?.to).toBe('me@site.test')
  expect(readSettings(environment, { ...company, placeholders: [] }).mail).toEqual({ url: 'smtp://mail.test', to: 'hello@site.test', from: 'hello@site.test' })
})
