import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { forEachConcurrent } from './forEachConcurrent'

it('does all of the work, and never more of it at once than it may', async () => {
  const done: number[] = []
  let running = 0
  let maxRunning = 0
  await forEachConcurrent([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await setImmediate()
    running -= 1
    done.push(item)
  })
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(maxRunning).toBe(3)
})

it('fails as the work does', async () => {
  const work = forEachConcurrent(['good', 'bad'], 2, async (item) => {
    if (item === 'bad') throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
})
