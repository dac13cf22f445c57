import { describe, expect, it } from 'vitest'
import { getContent } from '../collections/content'
import { readSettings } from './settings'

const site = { origin: 'https://www.example.com', placeholders: ['origin'] }

it('has a default for everything', () => {
  expect(readSettings({}, { company: { email: 'hello@site.test', placeholders: [] }, site })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: 'file:data/site.db',
    trustedHops: 0,
    keepMessagesDays: undefined,
    origins: { allowed: [], site: undefined },
    isIndexed: true,
    logFormat: 'text',
    metrics: undefined,
    mail: undefined,
    securityContact: 'hello@site.test',
  })
})

it('takes every setting', () => {
  const settings = readSettings(
    {
      HOST: '0.0.0.0',
      PORT: '0',
      SITE_URL: 'https://www.site.test/',
      DATABASE_URL: 'libsql://db.test?authToken=x',
      SMTP_URL: 'smtps://me:p%40ss@mail.test:465',
      CONTACT_TO: 'sales@site.test',
      CONTACT_FROM: 'web@site.test',
      TRUSTED_HOPS: '2',
      KEEP_MESSAGES_DAYS: '180',
      SITE_INDEXING: 'off',
      LOG_FORMAT: 'json',
      METRICS: 'loopback',
      ALLOWED_ORIGINS: 'https://cdn.site.test, http://localhost:8080,',
    },
    { company: { email: 'hello@example.com', placeholders: ['email'] }, site },
  )
  expect(settings).toEqual({
    host: '0.0.0.0',
    port: 0,
    databaseUrl: 'libsql://db.test?authToken=x',
    trustedHops: 2,
    keepMessagesDays: 180,
    origins: { allowed: ['https://www.site.test', 'https://cdn.site.test', 'http://localhost:8080'], site: 'https://www.site.test' },
    isIndexed: false,
    logFormat: 'json',
    metrics: 'loopback',
    mail: { url: 'smtps://me:p%40ss@mail.test:465', to: 'sales@site.test', from: 'web@site.test' },
    securityContact: undefined,
  })
})

it('is published where the content says so, unless that is still a sample', () => {
  const published = readSettings({}, { ...getContent(), site: { origin: 'https://www.site.test', placeholders: [] } })
  expect(published.origins).toEqual({ allowed: ['https://www.site.test'], site: 'https://www.site.test' })
})

it('counts a setting that is set to nothing as not set', () => {
  expect(readSettings({ PORT: '', SMTP_URL: '', ALLOWED_ORIGINS: '' })).toEqual(readSettings({}))
})

it.each([
  ['HOST', 'http://localhost'],
  ['PORT', 'abc'],
  ['SITE_INDEXING', 'no'],
  ['LOG_FORMAT', 'xml'],
  ['METRICS', 'short'],
  ['KEEP_MESSAGES_DAYS', '0'],
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

it.each([
  ['smtp://me:p@ss@mail.test:25', '%40 for @'],
  ['smtp://me:p/ss@mail.test:25', '%2F for /'],
  ['smtp://me:p:ss@mail.test:25', '%3A for :'],
  ['smtp://me:p%ss@mail.test:25', '%25 for %'],
  ['smtp://me@site.test:pass@mail.test:25', '%40 for @'],
])('tells how a password is written: %s', (url, remedy) => {
  expect(() => readSettings({ SMTP_URL: url, CONTACT_TO: 'me@site.test' })).toThrow(remedy)
  expect(() => readSettings({ SMTP_URL: url, CONTACT_TO: 'me@site.test' })).toThrow(/^(?!.*ss@)/s)
})

describe('secrets', () => {
  it.each(['SMTP_URL', 'DATABASE_URL'])('keeps %s out of the error', (name) => {
    expect(() => readSettings({ [name]: 'nonsense:secret' })).toThrow(/^(?!.*secret)/s)
  })
})

it('does not mail enquiries to a sample address', () => {
  const environment = { SMTP_URL: 'smtp://mail.test' }
  const company = { email: 'hello@site.test', placeholders: ['email'] }
  const content = { company, site }
  expect(() => readSettings(environment, content)).toThrow('CONTACT_TO')
  expect(readSettings({ ...environment, CONTACT_TO: 'me@site.test' }, content).mail?.to).toBe('me@site.test')
  expect(readSettings(environment, { site, company: { ...company, placeholders: [] } }).mail).toEqual({
    url: 'smtp://mail.test',
    to: 'hello@site.test',
    from: 'hello@site.test',
  })
})
