import { fingerprint } from '../../../blog/view/fingerprint'
import { type BlogData, type BlogSource, readBlog } from '../../../blog/view/readBlog'
import { whenVisible } from '../triggers'
import { fetchBackend } from './fetchBackend'
import { showFetchFailure } from './showFetchFailure'

/**
 * Asks the backend whether a blog island is up to date (specification §4, §7), marks it `data-checked`, and adds copy
 * buttons to code blocks as they come into view. If the backend does not answer, the page keeps its content and shows a
 * notice. Every page of the blog loads this file, so code that few readers need is imported on demand.
 *
 * @param retry repeats the refresh.
 * @returns the island’s new `data`, or undefined if there is nothing to render.
 * @throws if the code for the new content does not load.
 */
export async function refresh(island: HTMLElement, source: BlogSource, retry: () => void): Promise<{ data: unknown } | undefined> {
  if (!source.hash) return import('./findMissing').then((module) => module.findMissing(island, source, retry))
  for (const block of island.querySelectorAll<HTMLElement>('.code')) {
    whenVisible(block, () => import('../../../islands/blog/copyCode').then((module) => module.offerCopy(block)), '0px')
  }
  let data: BlogData | undefined
  try {
    data = await readBlog(fetchBackend(source), source)
    island.dataset.checked = ''
    if (data && fingerprint(data) === source.hash) return undefined
  } catch (error) {
    return showFetchFailure(error, retry)
  }
  return import('./showChanged').then((module) => module.showChanged(data, retry))
}
