import { fingerprint } from '../../../blog/view/fingerprint'
import { type BlogData, type BlogSource, readBlog } from '../../../blog/view/readBlog'
import { whenVisible } from '../triggers'
import { fetchBackend } from './fetchBackend'
import { sayFailed } from './sayFailed'

/**
 * Asks the backend whether a blog island still shows what the blog says (specification §4, §7), which marks it
 * `data-checked`, and has its code copied where it comes into sight. If it cannot be asked, the page keeps its content and
 * says so. Every page of the blog loads this, so what only few readers need is loaded when they do.
 *
 * @param retry asks again.
 * @returns the island’s new `data`, or undefined where there is nothing to render.
 * @throws where the code for what is new does not load.
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
    return sayFailed(error, retry)
  }
  return import('./showChanged').then((module) => module.showChanged(data, retry))
}
