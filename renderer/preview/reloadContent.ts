import { getBlog, refreshBlog } from '../../blog/blog'
import { categoryOrder } from '../../blog/loadBlog'
import { getContent, refreshContent } from '../../collections/content'
import { describeAll } from '../../collections/problem'
import { provideFacts } from '../../i18n/facts'
import { locales } from '../../i18n/languages'
import { refreshWords, translator } from '../../i18n/translator'
import { clearLayoutCache } from '../layoutParts'

// As the document does, which may not be loaded yet.
provideFacts(() => getContent().company)

/**
 * Refreshes the caches that an edit affects. Invalid files leave the last valid version.
 *
 * @param file path of the edited file, from the project’s root.
 */
export function reloadContent(file: string): void {
  if (file.startsWith('content/blog/') || file === categoryOrder) refreshBlog()
  else {
    if (file.startsWith('content/')) refreshContent()
    // Texts contain facts of the company.
    refreshWords()
    clearLayoutCache()
  }
}

/** Whether content and texts can be rendered, from the current files or an earlier valid version. */
export function isReadable(): boolean {
  try {
    getContent()
    getBlog()
    for (const locale of locales) translator(locale)
    return true
  } catch {
    return false
  }
}

/** The findings of `npm run check` for the current files; empty if there are none. */
export async function listProblems(): Promise<string> {
  // No page waits for the code of all rules.
  const { checkEverything } = await import('../../check/checkEverything')
  return describeAll(checkEverything())
}
