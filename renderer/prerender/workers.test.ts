import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
  mkdirSync(join(folder, 'blog/post'), { recursive: true })
  // A file for each translation, as 1000 folders take twice as long.
  for (let post = 0; post < posts; post += 1) writeFileSync(join(folder, 'blog/post', `index.${post}.md`), '')
  writeFileSync(
    join(folder, 'program.mjs'),
    "import { parentPort } from 'node:worker_threads'\nparentPort.on('message', (task) => (task < 0 ? process.exit(3) : parentPort.postMessage(task * 2)))",
  )
  writeFileSync(join(folder, 'broken.mjs'), "throw new Error('broken on purpose')")
})
afterAll(() => rmSync(folder, { recursive: true }))

const count = (since: Date | undefined, cores: number) => countWorkers(since, { folder: join(folder, 'blog'), cores })

it('counts one worker per two hundred posts to render, up to the number of cores', () => {
  expect([1, 2, 4, 16].map((cores) => count(undefined, cores))).toEqual([1, 2, 4, 5])
  expect(count(before, 4)).toBe(4)
})

it('counts one worker if hardly any post has changed', () => {
  // The lock of Emacs while a post is being edited.
  symlinkSync('editor@machine.42', join(folder, 'blog/post/.#index.md'))
  expect(count(after, 4)).toBe(1)
})

it('counts one worker without a blog of our own', () => {
  expect(countWorkers(undefined, { folder: join(folder, 'none'), cores: 4 })).toBe(1)
})

it('sends several tasks to a worker', async () => {
  const worker = startWorker(join(folder, 'program.mjs'))
  expect(await worker.request(21)).toBe(42)
  expect(await worker.request(1)).toBe(2)
  await worker.end()
})

it('rejects requests if the worker ends or has ended', async () => {
  await expect(startWorker(join(folder, 'broken.mjs')).request(1)).rejects.toThrow('broken on purpose')
  await expect(startWorker(join(folder, 'program.mjs')).request(-1)).rejects.toThrow('ended with 3')
  const worker = startWorker(join(folder, 'program.mjs'))
  await worker.end()
  // Without a request, the end of a worker must not be an unhandled rejection.
  await setImmediate()
  await expect(worker.request(1)).rejects.toThrow('ended with')
})
