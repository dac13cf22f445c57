import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve as resolvePath } from 'node:path'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import { listFiles } from '../../collections/listFiles'

/** A worker with the prerender program (`renderer/prerender/prerender.ts`), waiting for a task. */
export interface PageWorker {
  /** @returns the worker’s next message. @throws if the worker has ended. */
  request<T>(task: unknown): Promise<T>
  end(): Promise<unknown>
}

/**
 * The number of workers that pays off. Loading and warming up the code in another one takes as long as rendering two hundred
 * posts, or as checking ten times as many unchanged ones.
 *
 * @param since time of the last build, if only posts can have changed; undefined if all pages are rendered.
 */
export function countWorkers(since: Date | undefined, { folder = 'content/blog', cores = availableParallelism() } = {}): number {
  const posts = listFiles(folder).filter((file) => /\/index[^/]*\.md$/.test(file))
  const isEdited = (file: string) => !since || statSync(join(folder, file)).ctimeMs > since.getTime()
  const edited = posts.filter(isEdited).length
  const work = edited + (posts.length - edited) / 10
  return Math.max(1, Math.min(cores, Math.floor(work / 200)))
}

/** @param program file to run. */
export function startWorker(program: string): PageWorker {
  // Without the TypeScript loader, because the program is JavaScript. Shared environment, because variables may be set while it loads.
  const worker = new Worker(resolvePath(program), { execArgv: [], env: SHARE_ENV, resourceLimits: { maxYoungGenerationSizeMb: 64 } })
  // An idle worker must not keep the process alive.
  worker.unref()
  const failure = new Promise<never>((_, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The program that renders pages ended with ${code}.`)))
  })
  // Handled by `request`.
  failure.catch(() => {})
  return {
    request: (task) => {
      worker.ref()
      worker.postMessage(task)
      return Promise.race([new Promise<never>((resolve) => worker.once('message', resolve)), failure])
    },
    end: () => worker.terminate(),
  }
}
