import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { address } from '../../i18n/address'
import { locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { type Database, openDatabase } from '../database/database'
import { type SampleFolder, sampleFolder } from '../sampleServer'
import { createClientKeys } from './clientKey'
import { createContact } from './contact'
import { burst, createMessageTable, interval, repeatTime } from './messageTable'

const filled = { fname: 'Ada', lname: 'Lovelace', email: 'ada@example.org', contact: '+44 1', message: 'An engine,\r\nplease.', service: 'servcice' }
const native = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

vi.setConfig({ testTimeout: 30_000 })

let folder: SampleFolder
let database: Database
let app: Hono
let now: number
let stored: number
let lines: string[]

beforeEach(async () => {
  folder = sampleFolder()
  database = await openDatabase(folder.databaseUrl)
  now = 1_800_000_000_000
  stored = 0
  lines = []
  app = makeApp()
})
afterEach(() => {
  database.close()
  folder.remove()
})

function makeApp(settings: { allowed?: string[]; site?: string; trustedHops?: number } = {}): Hono {
  const { allowed = [], site, trustedHops = 1 } = settings
  const contact = createContact({
    messages: createMessageTable(database, () => now),
    clientKey: createClientKeys(database, () => now),
    origins: { allowed, site },
    trustedHops,
    onStored: () => {
      stored++
    },
    log: (line) => lines.push(line),
  })
  return new Hono().route('/backend', contact)
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

function send(body: BodyInit, headers: Record<string, string> = {}) {
  return app.request('/backend/contact.php', { method: 'POST', body, headers: { Accept: 'application/json', ...headers } })
}

async function messages() {
  return (await database.read('SELECT * FROM message ORDER BY id')).rows
}

describe('a message', () => {
  it('is in the table before the answer is sent', async () => {
    const response = await send(form(filled), { Referer: 'https://site.test/de/contact-us' })
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])
    const [message] = await messages()
    expect(message).toMatchObject({ ...filled, message: 'An engine,\nplease.', received_at: now, locale: 'de', spam: 0, mail_state: 'waiting' })
    expect(stored).toBe(1)
  })

  it('may come as the other kind of form', async () => {
    const response = await send(new URLSearchParams(filled))
    expect(response.status).toBe(200)
    expect((await messages())[0]).toMatchObject({ fname: 'Ada', email: 'ada@example.org' })
  })

  it('may be in any script', async () => {
    await send(form({ lname: '山田', message: '🙂 Grüße مرحبا \u2028' }))
    expect((await messages())[0]).toMatchObject({ lname: '山田', message: '🙂 Grüße مرحبا' })
  })

  it('needs no field, and is not mailed when it has none', async () => {
    expect((await send(form({ service: 'servcice' }))).status).toBe(200)
    expect((await messages())[0]).toMatchObject({ fname: '', message: '', mail_state: 'none' })
  })

  it('is kept and marked where the hidden field is filled in, and answered as any other', async () => {
    const response = await send(form({ ...filled, website: 'https://spam.test' }))
    expect(response.status).toBe(200)
    expect((await messages())[0]).toMatchObject({ spam: 1, fname: 'Ada', mail_state: 'waiting' })
  })

  it('does not say where it came from', async () => {
    await send(form(filled), { 'X-Forwarded-For': '203.0.113.7', 'User-Agent': 'Browser/1' })
    for (const table of ['message', 'rate_limit', 'rate_limit_salt']) {
      expect(JSON.stringify((await database.read(`SELECT * FROM ${table}`)).rows)).not.toMatch(/203\.0\.113\.7|Browser/)
    }
    expect(lines).toEqual([])
  })
})

describe('a form without script', () => {
  it.each(locales)('leads to the page of thanks in %s', async (locale) => {
    const response = await send(form(filled), { ...native, Referer: `https://site.test${address('/contact-us', locale)}` })
    expect([response.status, response.headers.get('Location')]).toEqual([303, address('/contact-us/thanks', locale)])
  })

  it.each([
    ['the cookie', { Cookie: 'i18next=ja', 'Accept-Language': 'de' }, 'ja'],
    ['the browser', { 'Accept-Language': 'fr, de-AT;q=0.9, ja;q=0.8' }, 'de'],
    ['its weights', { 'Accept-Language': 'de;q=0.2, ja-JP;q=0.8' }, 'ja'],
    ['the cookie where the page is on another host', { Referer: 'https://site.test/', Cookie: 'i18next=de' }, 'de'],
    ['nothing but nonsense', { Referer: '%%%', Cookie: 'i18next=<script>', 'Accept-Language': ';;;q=x' }, 'en'],
  ] as const)('takes the language from %s', async (_, headers, locale) => {
    const response = await send(form(filled), { ...native, ...headers })
    expect(response.headers.get('Location')).toBe(address('/contact-us/thanks', locale))
  })

  it('goes back to a site on another host', async () => {
    app = makeApp({ allowed: ['https://www.site.test', 'https://cdn.test'], site: 'https://www.site.test' })
    const location = async (headers: Record<string, string>) => (await send(form(filled), { ...native, ...headers })).headers.get('Location')
    expect(await location({ Origin: 'https://cdn.test' })).toBe('https://cdn.test/contact-us/thanks')
    expect(await location({ Host: 'localhost:3000', Origin: 'http://localhost:3000' })).toBe('/contact-us/thanks')
    expect(await location({})).toBe('https://www.site.test/contact-us/thanks')
  })

  it.each(locales)('is told in %s what went wrong, with a way back', async (locale) => {
    const response = await send('x', { ...native, 'Content-Type': 'multipart/form-data; boundary=x', 'Accept-Language': locale })
    const page = await response.text()
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'text/html; charset=UTF-8'])
    expect(page).toContain(`<html lang="${locale}"`)
    expect(page).toContain(getTranslate(locale)('contact.failure'))
    expect(page).toContain(`href="${address('/contact-us', locale)}"`)
  })
})

describe('the same message again', () => {
  it('is acknowledged and not stored twice', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(form(filled))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await messages()).toHaveLength(1)
    expect(stored).toBe(1)
  })

  it('is recognised across processes', async () => {
    const other = await openDatabase(folder.databaseUrl)
    const mine = createMessageTable(database)
    const theirs = createMessageTable(other)
    const submission = { fields: filled, locale: 'en', isSpam: false, client: 'a' } as const
    const outcomes = await Promise.all([mine, theirs, mine, theirs].map((table) => table.store(submission)))
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'repeated')).toHaveLength(3)
    other.close()
  })

  it('is a new one after ten minutes', async () => {
    await send(form(filled))
    now += repeatTime - 1
    await send(form(filled))
    expect(await messages()).toHaveLength(1)
    now += 1
    await send(form(filled))
    expect(await messages()).toHaveLength(2)
  })

  it('is another one where one word differs, or where a person sends what a program has sent', async () => {
    await send(form({ ...filled, website: 'x' }))
    await send(form(filled))
    await send(form({ ...filled, contact: '+44 2' }))
    expect((await messages()).map(({ spam }) => spam)).toEqual([1, 0, 0])
  })
})

describe('the rate limit', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const sendSome = async (count: number, address: string, text = '') => {
    const statuses: number[] = []
    for (let index = 0; index < count; index++) statuses.push((await send(form({ message: `${text} ${address} ${index} ${now}` }), from(address))).status)
    return statuses
  }

  it('lets ten through at once, then one a minute, and says when', async () => {
    expect(await sendSome(burst, '203.0.113.7')).toEqual(Array(burst).fill(200))
    const refused = await send(form({ message: 'one more' }), from('203.0.113.7'))
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
    now += interval - 1
    expect(await sendSome(1, '203.0.113.7')).toEqual([429])
    now += 1
    expect(await sendSome(2, '203.0.113.7')).toEqual([200, 429])
    now += burst * interval
    expect(await sendSome(burst + 1, '203.0.113.7')).toEqual([...Array(burst).fill(200), 429])
  })

  it('holds within one commit', async () => {
    const answers = await Promise.all(Array.from({ length: burst + 5 }, (_, index) => send(form({ message: String(index) }), from('203.0.113.7'))))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await messages()).toHaveLength(burst)
  })

  it('holds across processes and restarts, and over midnight for the rest of its time', async () => {
    await sendSome(burst, '203.0.113.7')
    app = makeApp()
    expect(await sendSome(1, '203.0.113.7', 'again')).toEqual([429])
  })

  it('counts each client for itself, one IPv6 network as one', async () => {
    await sendSome(burst, '2001:db8:1:2::1')
    expect(await sendSome(1, '2001:db8:1:2:ffff::9')).toEqual([429])
    expect(await sendSome(1, '2001:DB8:1:3::1')).toEqual([200])
    expect(await sendSome(1, '203.0.113.8')).toEqual([200])
  })

  it('still acknowledges what it has', async () => {
    await send(form(filled), from('203.0.113.7'))
    await sendSome(burst, '203.0.113.7')
    expect((await send(form(filled), from('203.0.113.7'))).status).toBe(200)
  })

  it('believes only our own proxies', async () => {
    const forged = (index: number) => send(form({ message: String(index) }), { 'X-Forwarded-For': `198.51.100.${index}, 203.0.113.7` })
    const statuses = await Promise.all(Array.from({ length: burst + 1 }, (_, index) => forged(index)))
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('says once that a proxy is not known', async () => {
    app = makeApp({ trustedHops: 0 })
    await sendSome(2, '203.0.113.7')
    expect(lines).toEqual([expect.stringContaining('TRUSTED_HOPS=1')])
  })

  it('forgets clients whose allowance is full, and the salt of yesterday', async () => {
    await sendSome(1, '203.0.113.7')
    now += 86_400_000
    await sendSome(1, '203.0.113.8')
    expect((await database.read('SELECT * FROM rate_limit')).rows).toHaveLength(1)
    expect((await database.read('SELECT * FROM rate_limit_salt')).rows).toHaveLength(1)
  })
})

describe('bad input', () => {
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=b' }
  const part = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

  it.each<[string, BodyInit, Record<string, string>, number]>([
    ['no end', part('fname', 'x'), multipart, 400],
    ['no boundary', part('fname', 'x'), { 'Content-Type': 'multipart/form-data' }, 400],
    ['nothing', '', multipart, 400],
    ['a part without a name', '--b\r\n\r\nx\r\n--b--\r\n', multipart, 400],
    ['a file', form({}), {}, 200],
    ['JSON', '{"fname":"x"}', { 'Content-Type': 'application/json' }, 415],
    ['no type', new Uint8Array([1, 2]), {}, 415],
    ['Latin 1', Buffer.concat([Buffer.from(part('fname', 'J')), Buffer.from([0xfc]), Buffer.from('\r\n--b--\r\n')]), multipart, 400],
    ['Latin 1, escaped', 'fname=J%FCrgen', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
    ['half an escape', 'fname=%', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
    ['a null byte', `${part('fname', 'a\0b')}--b--\r\n`, multipart, 400],
    ['a null byte, escaped', 'fname=a%00b', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
    ['a field twice', `${part('fname', 'a')}${part('fname', 'b')}--b--\r\n`, multipart, 400],
    ['thousands of fields', new URLSearchParams(Array.from({ length: 5000 }, (_, index) => [`f${index}`, ''])), {}, 400],
    ['a novel for a name', form({ fname: 'x'.repeat(1001) }), {}, 413],
    ['too much', form({ message: 'x'.repeat(130 * 1024) }), {}, 413],
  ])('%s', async (_, body, headers, status) => {
    if (body instanceof FormData && status === 200) {
      body.append('fname', new File(['x'], 'x.exe'))
      status = 400
    }
    const response = await send(body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error: expect.any(String) })
    expect(await messages()).toEqual([])
  })

  it('reads no more than it may where the size is not said', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384))
      },
    })
    const request = new Request('http://site.test/backend/contact.php', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { ...multipart },
    } as RequestInit)
    expect((await app.request(request)).status).toBe(413)
    expect(sent).toBeLessThan(1_000_000)
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is not how to send', async (method) => {
    const response = await app.request('/backend/contact.php', { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  })

  it('stores a whole message of the longest kind', async () => {
    const message = '長'.repeat(40_000)
    expect((await send(form({ message }))).status).toBe(200)
    expect((await messages())[0]?.message).toBe(message)
  })
})

describe('another site', () => {
  it.each([
    ['says so', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }, 403],
    ['is known by its origin', { Host: 'site.test', Origin: 'https://evil.test' }, 403],
    ['is allowed', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://cdn.test' }, 200],
    ['is ours', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://behind-a-proxy.test' }, 200],
    ['is ours by its host', { Host: 'site.test', Origin: 'https://site.test' }, 200],
    ['is no browser', {}, 200],
  ])('that %s', async (_, headers, status) => {
    app = makeApp({ allowed: ['https://cdn.test'] })
    expect((await send(form(filled), headers)).status).toBe(status)
    expect(await messages()).toHaveLength(status === 200 ? 1 : 0)
  })
})

it('a database that fails costs nobody their message unsaid', async () => {
  await database.write(['DROP TABLE message'])
  const response = await send(form(filled))
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10'])
  expect(lines).toEqual([expect.stringContaining('not stored')])
  expect(lines[0]).not.toContain('Ada')
})
