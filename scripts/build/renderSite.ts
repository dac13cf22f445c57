import type { Bundle } from './bundle'
import { folders } from './folders'
import { fingerprintFolder } from './inputs'
import type { PageContents, PrerenderReport, PrerenderTask, WrittenFiles } from './prerender'
import type { PageWorker } from './workers'

export interface RenderedSite extends Extract<PrerenderReport, { pages: unknown }> {}

/** Thrown where the content has problems; each is told in two lines. */
class ContentProblems extends Error {
  constructor(readonly problems: string[]) {
    super(`${problems.length} problem(s); nothing was built.\n${problems.join('\n')}`)
  }
}

/**
 * Renders every page that differs from that of the last build.
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
  try {
    const results = await Promise.allSettled(workers.map((worker, index) => worker.ask<PrerenderReport>(taskOf(index))))
    const reports = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    // One worker may stumble over what another has a better word for.
    const problems = reports.flatMap((report) => ('problems' in report ? report.problems : []))
    if (problems.length > 0) throw new ContentProblems(problems)
    const failure = results.find((result) => result.status === 'rejected')
    if (failure) throw failure.reason
    const site = join(reports as RenderedSite[])
    const contents: PageContents = Object.fromEntries(Object.values(site.pages).map(({ address, content }) => [address, content]))
    const dated = await workers[0]?.ask<WrittenFiles>(contents)
    return { ...site, files: { ...site.files, ...dated } }
  } finally {
    // Where one fails, another may still be at work or wait.
    await Promise.all(workers.map((worker) => worker.end()))
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
