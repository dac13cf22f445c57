import { freezeTime } from '../../collections/clock'
import { counted } from '../../collections/counted'
import { describeAll } from '../../collections/problem'
import { fingerprintFolder } from './fingerprint'
import { folders } from './folders'
import type { PageContents, PrerenderReport, PrerenderTask, SiteReport } from './prerender'
import type { Bundle } from './readBundle'
import type { PageRecord } from './state'
import type { PageWorker } from './workers'

/**
 * Renders every page that has changed since the last build, and checks the content at the same time.
 *
 * @param workers share the pages; terminated afterwards.
 * @param drawShareImages called when all pages are rendered, while the last ones are compressed.
 * @returns also what is to be said of the site, and when the next draft is due, in ms since the epoch.
 * @throws if the content has problems, which it lists like the check; and errors of rendering, with the page’s name.
 */
export async function renderSite(
  bundle: Bundle,
  workers: readonly PageWorker[],
  task: Omit<PrerenderTask, 'worker' | 'workers' | 'taken' | 'markdown' | 'scripts'>,
  drawShareImages: (pages: PageRecord[], company: string) => Promise<Record<string, string>>,
) {
  const markdown = { folder: folders.markdown, key: bundle.fingerprint, pictures: fingerprintFolder('public') }
  const taken = new Int32Array(new SharedArrayBuffer(8))
  const taskOf = (worker: number): PrerenderTask => ({ ...task, scripts: bundle.scripts, markdown, taken, worker, workers: workers.length })
  freezeTime(task.now)
  try {
    const responses = Promise.allSettled(workers.map((worker, index) => worker.request<PrerenderReport>(taskOf(index))))
    // Meanwhile in this thread. Its messages are better than a worker’s error with the same cause.
    const { checkContent } = await import('./checkContent')
    const { problems, drafts, due } = checkContent()
    if (problems.length > 0) throw new Error(`Problems: ${problems.length}; nothing was built.\n${describeAll(problems)}`)
    const reports = (await responses).map((result) => {
      if (result.status === 'rejected') throw result.reason
      return result.value
    })
    const site = merge(reports, task.previous)
    const contents: PageContents = Object.fromEntries(Object.values(site.pages).map(({ address, content }) => [address, content]))
    const [shareImages, ...rest] = await Promise.all([
      drawShareImages(Object.values(site.pages), site.company),
      ...workers.map((worker) => worker.request<SiteReport>(contents)),
    ])
    const left = drafts.length > 0 ? [`${counted(drafts.length, 'draft')} left out: ${drafts.join(', ')}.`] : []
    const notices = [...rest.flatMap((each) => each.notices), ...left]
    return { ...site, shareImages, due, notices, files: [...site.files, ...rest.flatMap(({ files }) => files)] }
  } finally {
    // After a failure of one worker, others may still be running.
    await Promise.all(workers.map((worker) => worker.end()))
  }
}

function merge(reports: readonly PrerenderReport[], previous: Readonly<Record<string, PageRecord>>): Omit<PrerenderReport, 'kept'> {
  const kept = reports.flatMap((report) => report.kept.map((file) => [file, previous[file]] as const))
  return {
    pages: Object.assign(Object.fromEntries(kept), ...reports.map(({ pages }) => pages)),
    rendered: reports.reduce((sum, { rendered }) => sum + rendered, 0),
    files: reports.flatMap(({ files }) => files),
    company: reports[0]?.company ?? '',
  }
}
