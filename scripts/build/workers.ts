import { availableParallelism } from 'node:os'
import { resolve as resolvePath } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import { listFiles } from './inputs'

/**
 * A second worker has to load and warm up the same code, which takes as long as rendering so many posts, or as finding out
 * that many times as many are as they were while the first checks the content.
 */
const postsPerWorker = 200

/** A worker that loads the program that renders pages (`scripts/build/prerender.ts`), and waits for a task. */
export interface PageWorker {
  /** @returns what it says next. @throws what has ended it. */
  ask<T>(task: unknown): Promise<T>
  end(): Promise<unknown>
}

/**
 * As many workers as pay.
 *
 * @param program its file.
 */
export function startWorkers(program: string): PageWorker[] {
  const first = start(program)
  // While it loads.
  const count = Math.min(availableParallelism(), Math.floor(countPosts() / postsPerWorker))
  return [first, ...Array.from({ length: Math.max(0, count - 1) }, () => start(program))]
}

function countPosts(): number {
  return listFiles('content/blog').filter((file) => file.endsWith('.md')).length
}

/**
 * Workers work for seconds, and each compiles by itself. Code that is made in one go at once, and later made fast only where it
 * pays, saves a sixth of all their time over 3,000 pages (`npm run bench -- build`). Only for Node 20: newer V8s have a compiler
 * for what lies between, and other flags.
 */
const compilerFlags = process.versions.v8.startsWith('11.') ? ['--always-sparkplug', '--interrupt-budget=400000'] : []

function start(program: string): PageWorker {
  for (const flag of compilerFlags) setFlagsFromString(flag)
  // Without the loader of this process: the program is JavaScript. What it reads of the environment may be set while it loads.
  const worker = new Worker(resolvePath(program), { execArgv: [], env: SHARE_ENV, resourceLimits: { maxYoungGenerationSizeMb: 64 } })
  // Nobody waits for it until it has a task.
  worker.unref()
  const failure = new Promise<never>((_, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The program that renders pages ended with ${code}.`)))
  })
  // Whoever asks it is told.
  failure.catch(() => {})
  return {
    ask: (task) => {
      worker.ref()
      worker.postMessage(task)
      return Promise.race([new Promise<never>((resolve) => worker.once('message', resolve)), failure])
    },
    end: () => worker.terminate(),
  }
}
