import { getBlog, refreshBlog } from '../../blog/blog'
import { categoryOrder } from '../../blog/loadBlog'
import { checkEverything } from '../../check/checkEverything'
import { getContent, refreshContent } from '../../collections/content'
import { describeAll } from '../../collections/problem'
import { provideFacts } from '../../i18n/facts'
import { locales } from '../../i18n/languages'
import { refreshWords, translator } from '../../i18n/translator'
import { clearLayoutCache } from '../layoutParts'

// As the document does, which may not be loaded yet.
provideFacts(() => getContent().company)

/**
 * Reads what an edit has changed. Where something is wrong with it, pages show what was there before.
 *
 * @param file path of what was edited, from the project’s root.
 */
export function reloadContent(file: string): void {
  if (file.startsWith('content/blog/') || file === categoryOrder) refreshBlog()
  else {
    if (file.startsWith('content/')) refreshContent()
    // Words say facts about the company.
    refreshWords()
    clearLayoutCache()
  }
}

/** Whether there is something to make pages of: what is there now, or what was there before it was edited. */
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

/** What `npm run check` has to say about the files as they are now; empty where it has nothing to say. */
export function listProblems(): string {
  return describeAll(checkEverything())
}
