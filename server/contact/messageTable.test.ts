import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filled, form, type SampleContact, sampleContact } from '../../testing/sampleContact'
import { openDatabase } from '../database/database'
import { burst, clockToleranceMs, createMessageTable, type MessageTable, refillIntervalMs, repeatWindowMs } from './messageTable'

let contact: SampleContact

beforeEach(async () => {
  contact = await sampleContact()
})
afterEach(() => contact.close())

describe('a repeated message', () => {
  it('is acknowledged, but stored once', async () => {
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

  it('is stored again after ten minutes', async () => {
    await contact.send(form(filled))
    contact.now += repeatWindowMs - 1
    await contact.send(form(filled))
    expect(await contact.messages()).toHaveLength(1)
    contact.now += 1
    await contact.send(form(filled))
    expect(await contact.messages()).toHaveLength(2)
  })

  it('is stored if a field or the spam mark differs', async () => {
    await contact.send(form({ ...filled, website: 'x' }))
    await contact.send(form(filled))
    await contact.send(form({ ...filled, contact: '+44 2' }))
    expect((await contact.messages()).map(({ spam }) => spam)).toEqual([1, 0, 0])
  })
})

const monthMs = 30 * 86_400_000

it('a message from while the clock was ahead does not block a repetition', async () => {
  contact.now += monthMs
  await contact.send(form(filled))
  contact.now -= monthMs
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

  it('does not wait longer after the clock was ahead', async () => {
    const other = createMessageTable(contact.database, () => contact.now)
    const send = (message: string) => other.store({ fields: { ...filled, message }, locale: 'en', isSpam: false, client: 'a' })
    contact.now += monthMs
    for (let index = 0; index < burst; index++) await send(`${index}`)
    contact.now -= monthMs
    expect(await send('back')).toEqual({ kind: 'limited', retryAfter: refillIntervalMs / 1000 })
    contact.now += refillIntervalMs
    expect(await send('back')).toEqual({ kind: 'stored' })
  })

  it('accepts ten messages at once, then one per minute, with Retry-After', async () => {
    expect(await sendSome(burst, '203.0.113.7')).toEqual(Array(burst).fill(200))
    const refused = await contact.send(form({ message: 'one more' }), from('203.0.113.7'))
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
    contact.now += refillIntervalMs - clockToleranceMs - 1
    expect(await sendSome(1, '203.0.113.7')).toEqual([429])
    contact.now += clockToleranceMs + 1
    expect(await sendSome(2, '203.0.113.7')).toEqual([200, 429])
    contact.now += burst * refillIntervalMs
    expect(await sendSome(burst + 1, '203.0.113.7')).toEqual([...Array(burst).fill(200), 429])
  })

  it('applies within one commit', async () => {
    const answers = await Promise.all(Array.from({ length: burst + 5 }, (_, index) => contact.send(form({ message: String(index) }), from('203.0.113.7'))))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(await contact.messages()).toHaveLength(burst)
  })

  it('applies across processes and restarts', async () => {
    await sendSome(burst, '203.0.113.7')
    contact.restart()
    expect(await sendSome(1, '203.0.113.7', 'again')).toEqual([429])
  })

  it('is the same for a process whose clock is behind, or that waited for the database', async () => {
    const other = await openDatabase(contact.databaseUrl)
    const ahead = createMessageTable(contact.database, () => contact.now)
    const behind = createMessageTable(other, () => contact.now - clockToleranceMs)
    const store = (table: MessageTable, message: string) => table.store({ fields: { ...filled, message }, locale: 'en', isSpam: false, client: 'a' })
    for (let index = 0; index < burst; index++) expect(await store(index < burst / 2 ? ahead : behind, `${index}`)).toEqual({ kind: 'stored' })
    expect(await store(ahead, 'one more')).toMatchObject({ kind: 'limited' })
    expect(await store(behind, 'one more')).toMatchObject({ kind: 'limited' })
    other.close()
  })

  it('counts each client separately, and an IPv6 /64 network as one', async () => {
    await sendSome(burst, '2001:db8:1:2::1')
    expect(await sendSome(1, '2001:db8:1:2:ffff::9')).toEqual([429])
    expect(await sendSome(1, '2001:DB8:1:3::1')).toEqual([200])
    expect(await sendSome(1, '203.0.113.8')).toEqual([200])
    expect(await sendSome(1, 'fe80::1%eth0')).toEqual([200])
  })

  it('counts clients whose requests came through fewer proxies than usual', async () => {
    contact.restart({ trustedHops: 2 })
    expect(await sendSome(burst, '203.0.113.7')).not.toContain(429)
    expect(await sendSome(1, '203.0.113.8')).toEqual([200])
  })

  it('still acknowledges repetitions', async () => {
    await contact.send(form(filled), from('203.0.113.7'))
    await sendSome(burst, '203.0.113.7')
    expect((await contact.send(form(filled), from('203.0.113.7'))).status).toBe(200)
  })

  it('ignores forged entries of X-Forwarded-For', async () => {
    const forged = (index: number) => contact.send(form({ message: String(index) }), { 'X-Forwarded-For': `198.51.100.${index}, 203.0.113.7` })
    const statuses = await Promise.all(Array.from({ length: burst + 1 }, (_, index) => forged(index)))
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it.each([
    ['203.0.113.7', '203.0.113.8'],
    ['[2001:db8:1::7]', '[2001:db8:2::7]'],
  ])('counts clients whose proxy adds their port, %s and %s', async (one, other) => {
    for (let index = 0; index < burst; index++) await sendSome(1, `${one}:${50_000 + index}`)
    expect([await sendSome(1, `${one}:443`), await sendSome(1, `${other}:443`)]).toEqual([[429], [200]])
  })

  it('warns once of an unconfigured proxy', async () => {
    contact.restart({ trustedHops: 0 })
    await sendSome(2, '203.0.113.7')
    expect(contact.lines).toEqual([expect.stringContaining('TRUSTED_HOPS=1')])
  })

  it('deletes clients whose allowance is full, and yesterday’s salt', async () => {
    await sendSome(1, '203.0.113.7')
    contact.now += 86_400_000
    await sendSome(1, '203.0.113.8')
    expect((await contact.database.read('SELECT * FROM rate_limit')).rows).toHaveLength(1)
    expect((await contact.database.read('SELECT * FROM rate_limit_salt')).rows).toHaveLength(1)
  })
})
