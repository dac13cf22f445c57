import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { address } from '../../i18n/address'
import { locales } from '../../i18n/languages'
import { filled, form, type SampleContact, sampleContact } from '../../testing/sampleContact'

const native = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

let contact: SampleContact

beforeEach(async () => {
  contact = await sampleContact()
})
afterEach(() => contact.close())

describe('a message', () => {
  it('is in the table before the answer is sent', async () => {
    const response = await contact.send(form(filled), { Referer: 'https://site.test/de/contact-us' })
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
    const [message] = await contact.messages()
    expect(message).toMatchObject({ ...filled, message: 'An engine,\nplease.', received_at: contact.now, locale: 'de', spam: 0, mail_state: 'waiting' })
    expect(contact.stored).toBe(1)
  })

  it('may be URL-encoded', async () => {
    const response = await contact.send(new URLSearchParams(filled))
    expect(response.status).toBe(200)
    expect((await contact.messages())[0]).toMatchObject({ fname: 'Ada', email: 'ada@example.org' })
  })

  it('may contain any script', async () => {
    await contact.send(form({ lname: '山田', message: '🙂 Grüße مرحبا \u2028' }))
    expect((await contact.messages())[0]).toMatchObject({ lname: '山田', message: '🙂 Grüße مرحبا' })
  })

  it('may be empty, and is then not mailed', async () => {
    expect((await contact.send(form({ service: 'servcice' }))).status).toBe(200)
    expect((await contact.messages())[0]).toMatchObject({ fname: '', message: '', mail_state: 'none' })
  })

  it('is mailed if only a service is chosen', async () => {
    expect((await contact.send(form({ service: 'mvp' }))).status).toBe(200)
    expect((await contact.messages())[0]).toMatchObject({ service: 'mvp', mail_state: 'waiting' })
  })

  it('is marked as spam if the hidden field is filled in, with the usual response', async () => {
    const response = await contact.send(form({ ...filled, website: 'https://spam.test' }))
    expect(response.status).toBe(200)
    expect((await contact.messages())[0]).toMatchObject({ spam: 1, fname: 'Ada', mail_state: 'waiting' })
  })

  it('is stored without the client’s address and browser', async () => {
    await contact.send(form(filled), { 'X-Forwarded-For': '203.0.113.7', 'User-Agent': 'Browser/1' })
    for (const table of ['message', 'rate_limit', 'rate_limit_salt']) {
      expect(JSON.stringify((await contact.database.read(`SELECT * FROM ${table}`)).rows)).not.toMatch(/203\.0\.113\.7|Browser/)
    }
    expect(contact.lines).toEqual([])
  })
})

describe('a form without script', () => {
  it.each(locales)('is redirected to the success page in %s', async (locale) => {
    const response = await contact.send(form(filled), { ...native, Referer: `https://site.test${address('/contact-us', locale)}` })
    expect([response.status, response.headers.get('Location')]).toEqual([303, address('/contact-us/thanks', locale)])
  })

  it.each([
    ['the cookie', { Cookie: 'i18next=ja', 'Accept-Language': 'de' }, 'ja'],
    ['the browser', { 'Accept-Language': 'tlh, de-AT;q=0.9, ja;q=0.8' }, 'de'],
    ['its weights', { 'Accept-Language': 'de;q=0.2, ja-JP;q=0.8' }, 'ja'],
    ['the cookie if the page is on another host', { Referer: 'https://site.test/', Cookie: 'i18next=de' }, 'de'],
    ['the default if all headers are invalid', { Referer: '%%%', Cookie: 'i18next=<script>', 'Accept-Language': ';;;q=x' }, 'en'],
  ] as const)('takes the language from %s', async (_, headers, locale) => {
    const response = await contact.send(form(filled), { ...native, ...headers })
    expect(response.headers.get('Location')).toBe(address('/contact-us/thanks', locale))
  })

  it('is redirected to a site on another host', async () => {
    contact.restart({ allowed: ['https://www.site.test', 'https://cdn.test'], site: 'https://www.site.test' })
    const location = async (headers: Record<string, string>) => (await contact.send(form(filled), { ...native, ...headers })).headers.get('Location')
    expect(await location({ Origin: 'https://cdn.test' })).toBe('https://cdn.test/contact-us/thanks')
    expect(await location({ Host: 'localhost:3000', Origin: 'http://localhost:3000' })).toBe('/contact-us/thanks')
    expect(await location({})).toBe('https://www.site.test/contact-us/thanks')
  })

  it.each(locales)('is redirected to the failure page in %s if it is invalid', async (locale) => {
    const response = await contact.send('x', { ...native, 'Content-Type': 'multipart/form-data; boundary=x', 'Accept-Language': locale })
    expect([response.status, response.headers.get('Location')]).toEqual([303, address('/contact-us/failed', locale)])
    expect(await contact.messages()).toEqual([])
  })
})

describe('a request', () => {
  it.each([
    ['cross-site by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }, 403],
    ['from another origin', { Host: 'site.test', Origin: 'https://evil.test' }, 403],
    ['from a sandboxed page', { Host: 'site.test', Origin: 'null' }, 403],
    ['from an allowed origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://cdn.test' }, 200],
    ['sent again by a browser that restores its tabs', { 'Sec-Fetch-Site': 'none' }, 200],
    ['same-origin by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://behind-a-proxy.test' }, 200],
    ['from the own host', { Host: 'site.test', Origin: 'https://site.test' }, 200],
    ['from the host of a proxy that changes `Host`', { Host: 'localhost:3000', 'X-Forwarded-Host': 'site.test', Origin: 'https://site.test' }, 200],
    ['without browser headers', {}, 200],
  ])('%s: %j gets %i', async (_, headers, status) => {
    contact.restart({ allowed: ['https://cdn.test'] })
    expect((await contact.send(form(filled), headers)).status).toBe(status)
    expect(await contact.messages()).toHaveLength(status === 200 ? 1 : 0)
  })
})

it('answers 503 and logs an error if the database fails', async () => {
  await contact.database.write(['DROP TABLE message'])
  const response = await contact.send(form(filled))
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10'])
  expect(contact.lines).toEqual([expect.stringContaining('not stored')])
  expect(contact.lines[0]).not.toContain('Ada')
})
