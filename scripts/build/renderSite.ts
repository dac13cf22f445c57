import { availableParallelism } from 'node:os'
import { resolve as resolvePath } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Bundle } from './bundle'
import { folders } from './folders'
import { fingerprintFolder, hash, listFiles } from './inputs'
import type { PageContents, PrerenderReport, PrerenderTask, WrittenFiles } from './prerender'

export interface RenderedSite extends Extract<PrerenderReport, { pages: unknown }> {}

/** Thrown where the content has problems; each is told in two lines. */
class ContentProblems extends Error {
  constructor(readonly problems: string[]) {
    super(`${problems.length} problem(s); nothing was built.\n${problems.join('\n')}`)
  }
}

/**
 * A second worker has to load and warm up the same code, which takes as long as rendering so many posts, or as finding out
 * that many times as many are as they were while the first checks the content.
 */
const postsPerWorker = 200

/**
 * Renders every page that differs from that of the last build, on as many cores as pay.
 *
 * @throws ContentProblems, and what rendering throws, with the page’s name.
 */
export async function renderSite(bundle: Bundle, task: Omit<PrerenderTask, 'worker' | 'workers' | 'taken' | 'markdown' | 'script'>): Promise<RenderedSite> {
  // HTML says how large pictures are, so it is right for the same pictures only.
  const markdown = { folder: folders.markdown, key: hash([bundle.fingerprint, fingerprintFolder('public')]) }
  const count = Math.max(1, Math.min(availableParallelism(), Math.floor(countPosts() / postsPerWorker)))
  const taken = new Int32Array(new SharedArrayBuffer(4))
  const tasks = Array.from({ length: count }, (_, worker) => ({ ...task, script: bundle.script, markdown, taken, worker, workers: count }))
  const workers = tasks.map((each) => start(bundle.program, each))
  try {
    const results = await Promise.allSettled(workers.map((worker) => answer<PrerenderReport>(worker)))
    const reports = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    // One worker may stumble over what another has a better word for.
    const problems = reports.flatMap((report) => ('problems' in report ? report.problems : []))
    if (problems.length > 0) throw new ContentProblems(problems)
    const failure = results.find((result) => result.status === 'rejected')
    if (failure) throw failure.reason
    const site = join(reports as RenderedSite[])
    const contents: PageContents = Object.fromEntries(Object.values(site.pages).map(({ address, content }) => [address, content]))
    workers[0]?.postMessage(contents)
    const dated = workers[0] && (await answer<WrittenFiles>(workers[0]))
    return { ...site, files: { ...site.files, ...dated } }
  } finally {
    // Where one fails, another may still be at work or wait.
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function join(reports: RenderedSite[]): RenderedSite {
  return {
    pages: Object.assign({}, ...reports.map(({ pages }) => pages)),
    rendered: reports.reduce((sum, { rendered }) => sum + rendered, 0),
    files: Object.assign({}, ...reports.map(({ files }) => files)),
    drafts: reports.flatMap(({ drafts }) => drafts),
    company: reports[0]?.company ?? '',
  }
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

function start(program: string, workerData: PrerenderTask): Worker {
  for (const flag of compilerFlags) setFlagsFromString(flag)
  // Without the loader of this process: the program is JavaScript.
  return new Worker(resolvePath(program), { workerData, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 64 } })
}

/** What a worker says next. */
function answer<T>(worker: Worker): Promise<T> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The program that renders pages ended with ${code}.`)))
  })
}
