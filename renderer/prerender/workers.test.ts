import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countWorkers, startWorker } from './workers'

const folder = mkdtempSync(join(tmpdir(), 'workers-'))
const posts = 1000
const before = new Date(Date.now() - 60_000)
const after = new Date(Date.now() + 60_000)

beforeAll(() => {
  for (let post = 0; post < posts; post += 1) {
    mkdirSync(join(folder, 'blog', `${post}`), { recursive: true })
    writeFileSync(join(folder, 'blog', `${post}`, 'index.md'), '')
  }
  writeFileSync(
    join(folder, 'program.mjs'),
    "import { parentPort } from 'node:worker_threads'\nparentPort.on('message', (task) => (task < 0 ? process.exit(3) : parentPort.postMessage(task * 2)))",
  )
  writeFileSync(join(folder, 'broken.mjs'), "throw new Error('broken on purpose')")
})
afterAll(() => rmSync(folder, { recursive: true }))

const count = (since: Date | undefined, cores: number) => countWorkers(since, { folder: join(folder, 'blog'), cores })

it('starts one for each two hundred posts to render, but never more than there are cores', () => {
  expect([1, 2, 4, 16].map((cores) => count(undefined, cores))).toEqual([1, 2, 4, 5])
  expect(count(before, 4)).toBe(4)
})

it('starts one where hardly any post has changed', () => {
  expect(count(after, 4)).toBe(1)
})

it('starts one where there is no blog of ours', () => {
  expect(countWorkers(undefined, { folder: join(folder, 'none'), cores: 4 })).toBe(1)
})

it('gives a worker one task after the other', async () => {
  const worker = startWorker(join(folder, 'program.mjs'))
  expect(await worker.ask(21)).toBe(42)
  expect(await worker.ask(1)).toBe(2)
  await worker.end()
})

it('tells whoever asks what has ended a worker, even if that was before', async () => {
  await expect(startWorker(join(folder, 'broken.mjs')).ask(1)).rejects.toThrow('broken on purpose')
  await expect(startWorker(join(folder, 'program.mjs')).ask(-1)).rejects.toThrow('ended with 3')
  const worker = startWorker(join(folder, 'program.mjs'))
  await worker.end()
  // Nobody has asked yet, and that alone is no failure.
  await setImmediate()
  await expect(worker.ask(1)).rejects.toThrow('ended with')
})
