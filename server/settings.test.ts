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

it('reads every setting', () => {
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

it('takes the origin of the site from the content, unless it is a placeholder', () => {
  const published = readSettings({}, { ...getContent(), site: { origin: 'https://www.site.test', placeholders: [] } })
  expect(published.origins).toEqual({ allowed: ['https://www.site.test'], site: 'https://www.site.test' })
})

it('treats an empty value as not set', () => {
  expect(readSettings({ PORT: '', SMTP_URL: '', ALLOWED_ORIGINS: '', TRUSTED_HOPS: ' ' })).toEqual(readSettings({}))
})

it('ignores space around a value, except in a password', () => {
  const { databaseUrl, mail } = readSettings({
    DATABASE_URL: 'file:a.db ',
    SMTP_HOST: ' mail.test',
    SMTP_USER: 'me',
    SMTP_PASSWORD: ' a ',
    CONTACT_TO: 'a@b.test',
  })
  expect([databaseUrl, mail?.url]).toEqual(['file:a.db', expect.stringContaining('%20a%20@mail.test')])
})

it.each([
  ['HOST', 'http://localhost'],
  ['PORT', 'abc'],
  ['PORT', '0x10'],
  ['SITE_INDEXING', 'no'],
  ['LOG_FORMAT', 'xml'],
  ['METRICS', 'short'],
  ['KEEP_MESSAGES_DAYS', '0'],
  ['SITE_URL', 'https://www.site.test/en'],
  ['DATABASE_URL', 'mysql://db.test'],
  ['DATABASE_URL', 'file:100%/site.db'],
  ['DATABASE_URL', 'file:100%faelle/site.db'],
  ['DATABASE_URL', 'file:~/site.db'],
  ['DATABASE_URL', 'file:$HOME/site.db'],
  ['DATABASE_URL', 'file: /srv/site.db'],
  ['DATABASE_URL', 'file://data/site.db'],
  ['DATABASE_URL', 'file:site #1/site.db'],
  ['DATABASE_URL', 'file:site.db?mode=rw'],
  ['SMTP_URL', 'mail.test'],
  ['SMTP_URL', 'smtp://me:p@ss:w/rd@mail.test:x'],
  ['CONTACT_TO', 'a@b.test, c@d.test'],
  ['BACKEND_URL', '::::'],
  ['BACKEND_PICTURES', 'https://images.test/blog'],
  ['CONTACT_FROM', 'Web\r\nBcc: x@y.test'],
  ['TRUSTED_HOPS', '-1'],
  ['ALLOWED_ORIGINS', 'https://a.test,*'],
])('rejects a wrong %s by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`  ${name}`)
})

it('names all wrong settings at once', () => {
  expect(() => readSettings({ PORT: 'abc', TRUSTED_HOPS: 'x' })).toThrow(
    /PORT=abc: has to be a whole number from 0 to 65535\n.*TRUSTED_HOPS=x: has to be a whole number from 0 to 20/,
  )
})

it('says which entries of a list are wrong, and what is between two', () => {
  expect(() => readSettings({ ALLOWED_ORIGINS: 'https://a.test,b.test,,https://c.test https://d.test' })).toThrow(
    /^Wrong settings:\n {2}ALLOWED_ORIGINS=.*comma.*: b\.test, https:\/\/c\.test https:\/\/d\.test$/,
  )
})

it.each([
  ['smtp://me:p@ss@mail.test:25', '%40 for “@”'],
  ['smtp://me:p/ss@mail.test:25', '%2F for “/”'],
  ['smtp://me:p:ss@mail.test:25', '%3A for “:”'],
  ['smtp://me:p%ss@mail.test:25', '%25 for “%”'],
  ['smtp://me:p ss@mail.test:25', '%20 for “ ”'],
  ['smtp://me@site.test:pass@mail.test:25', '%40 for “@”'],
])('explains how to escape a password, without printing it: %s', (url, remedy) => {
  expect(() => readSettings({ SMTP_URL: url, CONTACT_TO: 'me@site.test' })).toThrow(remedy)
  expect(() => readSettings({ SMTP_URL: url, CONTACT_TO: 'me@site.test' })).toThrow(/^(?!.*ss@)/s)
})

describe('a mail server in parts', () => {
  const mail = (settings: Record<string, string>) => readSettings({ CONTACT_TO: 'me@site.test', ...settings }).mail?.url

  it.each([
    [{ SMTP_HOST: 'mail.test' }, 'smtp://mail.test:587'],
    [{ SMTP_HOST: 'mail.test', SMTP_SECURE: 'on' }, 'smtps://mail.test:465'],
    [{ SMTP_HOST: '::1', SMTP_PORT: '25' }, 'smtp://[::1]:25'],
  ])('is combined into a URL: %j', (settings, url) => expect(mail(settings)).toBe(url))

  it('allows any character in the password', () => {
    const password = 'p@ss:w/rd?#[%41] ä"'
    const url = new URL(mail({ SMTP_HOST: 'mail.test', SMTP_USER: 'me@site.test', SMTP_PASSWORD: password }) ?? '')
    expect([url.hostname, decodeURIComponent(url.username), decodeURIComponent(url.password)]).toEqual(['mail.test', 'me@site.test', password])
  })

  it.each([
    [{ SMTP_URL: 'smtp://mail.test', SMTP_HOST: 'other.test' }, '  SMTP_HOST: SMTP_URL already sets the mail server'],
    [{ SMTP_USER: 'me', SMTP_PASSWORD: 'secret' }, '  SMTP_HOST: is missing'],
    [{ SMTP_SECURE: 'on' }, '  SMTP_HOST: is missing'],
    [{ SMTP_HOST: 'mail.test', SMTP_USER: 'me' }, '  SMTP_PASSWORD: is missing'],
    [{ SMTP_HOST: 'mail.test', SMTP_PASSWORD: 'secret' }, '  SMTP_USER: is missing'],
    [{ SMTP_HOST: 'smtp://mail.test:25' }, '  SMTP_HOST=smtp://mail.test:25: has to be the name'],
    [{ SMTP_HOST: 'mail.test', SMTP_SECURE: 'yes' }, '  SMTP_SECURE=yes: has to be on'],
  ])('is rejected if incomplete or wrong: %j', (settings, error) => {
    expect(() => mail(settings)).toThrow(error)
    expect(() => mail(settings)).toThrow(/^(?!.*secret)/s)
  })

  it.each(['0', '65536', '-1', '5e2', '0x19', '25.0', 'smtp'])('has no port %s', (port) => {
    expect(() => mail({ SMTP_HOST: 'mail.test', SMTP_PORT: port })).toThrow(`  SMTP_PORT=${port}: has to be a whole number from 1 to 65535`)
  })
})

describe('secrets', () => {
  it.each(['SMTP_URL', 'DATABASE_URL'])('keeps %s out of the error', (name) => {
    expect(() => readSettings({ [name]: 'nonsense:secret' })).toThrow(/^(?!.*secret)/s)
  })
})

it('does not mail enquiries to a placeholder address', () => {
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
