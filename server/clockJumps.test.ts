import { afterEach, beforeEach, expect, it } from 'vitest'
import { form, type SampleContact, sampleContact } from '../testing/sampleContact'
import { createMailQueue } from './mail/mailQueue'

let contact: SampleContact

beforeEach(async () => {
  contact = await sampleContact()
})
afterEach(() => contact.close())

const dayMs = 86_400_000
const minuteMs = 60_000

let state = 1
/** A whole number from 0 to below `limit`, the same ones in each run (a linear congruential generator). */
function randomInt(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * limit)
}

it('however the clock jumps, the rate limit shuts nobody out, and each message is mailed once, within two hours', async () => {
  const queue = createMailQueue(contact.database, () => contact.now)
  const steps: string[] = []
  const sent: number[] = []
  let posted = 0
  const send = (address: string) => contact.send(form({ message: String(posted++) }), { 'X-Forwarded-For': address })

  const kinds = {
    async 'the clock jumps'() {
      contact.now += randomInt(2 * dayMs) - dayMs
    },
    async 'time passes'() {
      contact.now += randomInt(minuteMs)
    },
    async 'a new visitor'() {
      expect((await send(`10.0.${steps.length >> 8}.${steps.length & 255}`)).status, steps.join()).toBe(200)
    },
    async 'a frequent visitor'() {
      for (let count = 0; count < randomInt(12); count++) {
        const { status, headers } = await send('192.0.2.1')
        if (status === 200) continue
        const seconds = Number(headers.get('Retry-After'))
        expect([status, seconds <= 70], steps.join()).toEqual([429, true])
        contact.now += 1000 * seconds
        expect((await send('192.0.2.1')).status, steps.join()).toBe(200)
      }
    },
    async 'mail that fails'() {
      for (const message of await queue.claim(4)) await queue.markFailed(message, 'no')
    },
    async mail() {
      for (const message of await queue.claim(4)) {
        sent.push(message.id)
        await queue.markSent(message)
      }
    },
  }
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  for (let count = 0; count < 100; count++) {
    const name = names[randomInt(names.length)] ?? 'mail'
    steps.push(name)
    await kinds[name]()
    expect(
      [await queue.msUntilDue()].filter((ms) => ms > 2 * 60 * minuteMs && ms !== Number.POSITIVE_INFINITY),
      steps.join(),
    ).toEqual([])
  }

  contact.now += 2 * 60 * minuteMs
  while ((await queue.waiting()).count > 0) await kinds.mail()
  expect(sent.toSorted((a, b) => a - b)).toEqual((await contact.messages()).map(({ id }) => id))
})
