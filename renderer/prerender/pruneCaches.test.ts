import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { writeFileIn } from '../../testing/writeFileIn'
import { pruneCaches } from './pruneCaches'

it('removes what nobody has read or written for a month', () => {
  const root = temporaryFolder('cache-')
  const day = 86_400
  const now = Date.parse('2026-06-30') / 1000
  for (const [name, read, written] of [
    ['unused', now - 40 * day, now - 90 * day],
    ['read', now - 2 * day, now - 90 * day],
    ['written', now - 90 * day, now - 2 * day],
  ] as const) {
    writeFileIn(root, name, '')
    utimesSync(join(root, name), read, written)
  }
  pruneCaches(now * 1000, [root, join(root, 'none')])
  expect(readdirSync(root).sort()).toEqual(['read', 'written'])
})
