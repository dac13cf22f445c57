import { stopClock } from '../../collections/clock'
import { describeAll, type Problem } from '../../collections/problem'
import { folders } from './folders'
import { fingerprintFolder } from './inputs'
import type { PageContents, PrerenderReport, PrerenderTask, WrittenFiles } from './prerender'
import type { Bundle } from './readBundle'
import type { PageRecord } from './state'
import type { PageWorker } from './workers'

export interface RenderedSite extends Omit<PrerenderReport, 'kept'> {
  /** What has been left out, as the check lists it. */
  drafts: string[]
}

/** Thrown where the content has problems; it tells them as the check does. */
class ContentProblems extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`${problems.length} problem(s); nothing was built.\n${describeAll(problems)}`)
  }
}

/**
 * Renders every page that differs from that of the last build, and checks the content meanwhile.
 *
 * @param workers share the pages; they are ended afterwards.
 * @throws ContentProblems, and what rendering throws, with the page’s name.
 */
export async function renderSite(
  bundle: Bundle,
  workers: readonly PageWorker[],
  task: Omit<PrerenderTask, 'worker' | 'workers' | 'taken' | 'markdown' | 'script'>,
): Promise<RenderedSite> {
  const markdown = { folder: folders.markdown, key: bundle.fingerprint, pictures: fingerprintFolder('public') }
  const taken = new Int32Array(new SharedArrayBuffer(4))
  const taskOf = (worker: number): PrerenderTask => ({ ...task, script: bundle.script, markdown, taken, worker, workers: workers.length })
  stopClock(task.now)
  try {
    const asked = Promise.allSettled(workers.map((worker, index) => worker.ask<PrerenderReport>(taskOf(index))))
    // Meanwhile, here. A worker may stumble over what this has a better word for.
    const { checkContent } = await import('./checkContent')
    const { problems, drafts } = checkContent()
    if (problems.length > 0) throw new ContentProblems(problems)
    const reports = (await asked).map((result) => {
      if (result.status === 'rejected') throw result.reason
      return result.value
    })
    const site = { ...join(reports, task.previous), drafts }
    const contents: PageContents = Object.fromEntries(Object.values(site.pages).map(({ address, content }) => [address, content]))
    const dated = await workers[0]?.ask<WrittenFiles>(contents)
    return { ...site, files: { ...site.files, ...dated } }
  } finally {
    // Where one fails, another may still be at work or wait.
    await Promise.all(workers.map((worker) => worker.end()))
  }
}

function join(reports: readonly PrerenderReport[], previous: Readonly<Record<string, PageRecord>>): Omit<RenderedSite, 'drafts'> {
  const kept = reports.flatMap((report) => report.kept.map((file) => [file, previous[file]] as const))
  return {
    pages: Object.assign(Object.fromEntries(kept), ...reports.map(({ pages }) => pages)),
    rendered: reports.reduce((sum, { rendered }) => sum + rendered, 0),
    files: Object.assign({}, ...reports.map(({ files }) => files)),
    company: reports[0]?.company ?? '',
  }
}
