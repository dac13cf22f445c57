import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { forEachConcurrent } from './forEachConcurrent'

it('processes all items, at most the given number at a time', async () => {
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

it('rejects with the error of an item', async () => {
  const work = forEachConcurrent(['good', 'bad'], 2, async (item) => {
    if (item === 'bad') throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
})

it('begins no other item after an error', async () => {
  const begun: number[] = []
  const work = forEachConcurrent([1, 2, 3, 4], 2, async (item) => {
    begun.push(item)
    if (item === 1) throw new Error('no')
    await setImmediate()
  })
  await expect(work).rejects.toThrow('no')
  for (let turn = 0; turn < 4; turn++) await setImmediate()
  expect(begun).toEqual([1, 2])
})
