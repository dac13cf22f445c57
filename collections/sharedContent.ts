import { getContent } from './content'
import type { Content } from './schemas'

/**
 * The files of `content/` that any page may show: header, footer and head read them. An edit of one renders every page. All others reach a page
 * through its `+data`, so that an edit renders only the pages that show it.
 */
export const sharedCollections = ['company', 'menu', 'sectors', 'site'] as const

/** What of the content components and documents may read by themselves. */
export function getSharedContent(): Pick<Content, (typeof sharedCollections)[number]> {
  return getContent()
}
