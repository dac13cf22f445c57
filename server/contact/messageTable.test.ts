import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filled, form, type SampleContact, sampleContact } from '../../testing/sampleContact'
import { openDatabase } from '../database/database'
import { burst, createMessageTable, interval, repeatTime } from './messageTable'

let contact: SampleContact

beforeEach(async () => {
  contact = await sampleContact()
})
afterEach(() => contact.close())

describe('the same message again', () => {
  it('is acknowledged and not stored twice', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => contact.send(form(filled))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await contact.messages()).toHaveLength(1)
    expect(contact.stored).toBe(1)
  })

  it('is recognised across processes', async () => {
    const other = await openDatabase(contact.databaseUrl)
    const mine = createMessageTable(contact.database)
    const theirs = createMessageTable(other)
    const submission = { fields: filled, locale: 'en', isSpam: false, client: 'a' } as const
    const outcomes = await Promise.all([mine, theirs, mine, theirs].map((table) => table.store(submission)))
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'repeated')).toHaveLength(3)
    other.close()
  })

  it('is a new one after ten minutes', async () => {
    await contact.send(form(filled))
    contact.now += repeatTime - 1
    await contact.send(form(filled))
    expect(await contact.messages()).toHaveLength(1)
    contact.now += 1
    await contact.send(form(filled))
    expect(await contact.messages()).toHaveLength(2)
  })

  it('is another one where one word differs, or where a person sends what a program has sent', async () => {
    await contact.send(form({ ...filled, website: 'x' }))
    await contact.send(form(filled))
    await contact.send(form({ ...filled, contact: '+44 2' }))
    expect((await contact.messages()).map(({ spam }) => spam)).toEqual([1, 0, 0])
  })
})

const month = 30 * 86_400_000

it('the same message again is a new one where the clock was ahead in between', async () => {
  contact.now += month
  await contact.send(form(filled))
  contact.now -= month
  await contact.send(form(filled))
  expect(await contact.messages()).toHaveLength(2)
})

describe('the rate limit', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const sendSome = async (count: number, address: string, text = '') => {
    const statuses: number[] = []
    for (let index = 0; index < count; index++)
      statuses.push((await contact.send(form({ message: `${text} ${address} ${index} ${contact.now}` }), from(address))).status)
    return statuses
  }

  it('has nobody wait longer than it would, where the clock was ahead in between', async () => {
    const other = createMessageTable(contact.database, () => contact.now)
    const send = (message: string) => other.store({ fields: { ...filled, message }, locale: 'en', isSpam: false, client: 'a' })
    contact.now += month
    for (let index = 0; index < burst; index++) await send(`${index}`)
    contact.now -= month
    expect(await send('back')).toEqual({ kind: 'limited', retryAfter: interval / 1000 })
    contact.now += interval
    expect(await send('back')).toEqual({ kind: 'stored' })
  })

  it('lets ten through at once, then one a minute, and says when', async () => {
    expect(await sendSome(burst, '203.0.113.7')).toEqual(Array(burst).fill(200))
    const refused = await contact.send(form({ message: 'one more' }), from('203.0.113.7'))
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
    contact.now += interval - 1
    expect(await sendSome(1, '203.0.113.7')).toEqual([429])
    contact.now += 1
    expect(await sendSome(2, '203.0.113.7')).toEqual([200, 429])
    contact.now += burst * interval
    expect(await sendSome(burst + 1, '203.0.113.7')).toEqual([...Array(burst).fill(200), 429])
  })

  it('holds within one commit', async () => {
    const answers = await Promise.all(Array.from({ length: burst + 5 }, (_, index) => contact.send(form({ message: String(index) }), from('203.0.113.7'))))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await contact.messages()).toHaveLength(burst)
  })

  it('holds across processes and restarts', async () => {
    await sendSome(burst, '203.0.113.7')
    contact.restart()
    expect(await sendSome(1, '203.0.113.7', 'again')).toEqual([429])
  })

  it('counts each client for itself, one IPv6 network as one', async () => {
    await sendSome(burst, '2001:db8:1:2::1')
    expect(await sendSome(1, '2001:db8:1:2:ffff::9')).toEqual([429])
    expect(await sendSome(1, '2001:DB8:1:3::1')).toEqual([200])
    expect(await sendSome(1, '203.0.113.8')).toEqual([200])
  })

  it('still acknowledges what it has', async () => {
    await contact.send(form(filled), from('203.0.113.7'))
    await sendSome(burst, '203.0.113.7')
    expect((await contact.send(form(filled), from('203.0.113.7'))).status).toBe(200)
  })

  it('believes only our own proxies', async () => {
    const forged = (index: number) => contact.send(form({ message: String(index) }), { 'X-Forwarded-For': `198.51.100.${index}, 203.0.113.7` })
    const statuses = await Promise.all(Array.from({ length: burst + 1 }, (_, index) => forged(index)))
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('says once that a proxy is not known', async () => {
    contact.restart({ trustedHops: 0 })
    await sendSome(2, '203.0.113.7')
    expect(contact.lines).toEqual([expect.stringContaining('TRUSTED_HOPS=1')])
  })

  it('forgets clients whose allowance is full, and the salt of yesterday', async () => {
    await sendSome(1, '203.0.113.7')
    contact.now += 86_400_000
    await sendSome(1, '203.0.113.8')
    expect((await contact.database.read('SELECT * FROM rate_limit')).rows).toHaveLength(1)
    expect((await contact.database.read('SELECT * FROM rate_limit_salt')).rows).toHaveLength(1)
  })
})
