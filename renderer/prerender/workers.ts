import { existsSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve as resolvePath } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import { listFiles } from './inputs'

/** A worker that loads the program that renders pages (`renderer/prerender/prerender.ts`), and waits for a task. */
export interface PageWorker {
  /** @returns what it says next. @throws what has ended it. */
  ask<T>(task: unknown): Promise<T>
  end(): Promise<unknown>
}

/**
 * How many workers pay. A second one has to load and warm up the same code, which takes as long as rendering two hundred posts,
 * or as confirming that ten times as many are unchanged.
 *
 * @param since since when pages are as they are but for posts; undefined where that is not known, as then all are rendered.
 */
export function countWorkers(since: Date | undefined, { folder = 'content/blog', cores = availableParallelism() } = {}): number {
  // With a foreign backend, there may be no posts of ours.
  const files = existsSync(folder) ? listFiles(folder) : []
  const posts = files.filter((file) => file.endsWith('.md'))
  const isEdited = (file: string) => !since || statSync(join(folder, file)).ctimeMs > since.getTime()
  const edited = posts.filter(isEdited).length
  const work = edited + (posts.length - edited) / 10
  return Math.max(1, Math.min(cores, Math.floor(work / 200)))
}

/**
 * Workers work for seconds, and each compiles by itself. Code that is made in one go at once, and later made fast only where it
 * pays, saves a sixth of all their time over 3,000 pages (`npm run bench -- build`). Only for Node 20: newer V8s have a compiler
 * for what lies between, and other flags.
 */
const compilerFlags = process.versions.v8.startsWith('11.') ? ['--always-sparkplug', '--interrupt-budget=400000'] : []

/** @param program the file of what it loads. */
export function startWorker(program: string): PageWorker {
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
