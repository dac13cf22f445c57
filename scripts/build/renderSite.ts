import { availableParallelism } from 'node:os'
import { resolve as resolvePath } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Bundle } from './bundle'
import { folders } from './folders'
import { fingerprintFolder, hash, listFiles } from './inputs'
import type { PrerenderReport, PrerenderTask } from './prerender'

export interface RenderedSite extends Extract<PrerenderReport, { pages: unknown }> {}

/** Thrown where the content has problems; each is told in two lines. */
class ContentProblems extends Error {
  constructor(readonly problems: string[]) {
    super(`${problems.length} problem(s); nothing was built.\n${problems.join('\n')}`)
  }
}

/** A second worker has to load and warm up the same code, which takes as long as rendering so many pages of posts. */
const postsPerPart = 200

/**
 * Renders every page that differs from that of the last build, on as many cores as pay.
 *
 * @throws ContentProblems, and what rendering throws, with the page’s name.
 */
export async function renderSite(bundle: Bundle, task: Omit<PrerenderTask, 'part' | 'parts' | 'markdown' | 'script'>): Promise<RenderedSite> {
  // HTML says how large pictures are, so it is right for the same pictures only.
  const markdown = { folder: folders.markdown, key: hash([bundle.fingerprint, fingerprintFolder('public')]) }
  const parts = Math.max(1, Math.min(availableParallelism(), Math.floor(countNewPosts(task.known) / postsPerPart)))
  const tasks = Array.from({ length: parts }, (_, part) => ({ ...task, script: bundle.script, markdown, part, parts }))
  const reports = await Promise.all(tasks.map((each) => run(bundle.program, each)))
  const problems = reports.flatMap((report) => ('problems' in report ? report.problems : []))
  if (problems.length > 0) throw new ContentProblems(problems)
  return (reports as RenderedSite[]).reduce((all, { pages, rendered, files }) => ({
    pages: { ...all.pages, ...pages },
    rendered: all.rendered + rendered,
    files: { ...all.files, ...files },
  }))
}

/** An estimate: pages of the last build need no rendering, as a rule. */
function countNewPosts(known: PrerenderTask['known']): number {
  const posts = listFiles('content/blog').filter((file) => file.endsWith('.md')).length
  return Object.keys(known).length > 0 ? 0 : posts
}

async function run(program: string, workerData: PrerenderTask): Promise<PrerenderReport> {
  // Without the loader of this process: the program is JavaScript.
  const worker = new Worker(resolvePath(program), { workerData, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 64 } })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The program that renders pages ended with ${code}.`)))
  })
}
