import { refreshBlog } from '../../content/blog'
import { refreshContent } from '../../content/content'
import { describe } from '../../content/problem'
import { refreshWords } from '../../i18n/translator'
import { checkEverything } from '../../scripts/check/checkEverything'
import { forgetSurroundings } from '../surroundings'

/**
 * Reads what an edit has changed. Where something is wrong with it, pages show what was there before.
 *
 * @param file path of what was edited, from the project’s root.
 */
export function readAnew(file: string): void {
  if (file.startsWith('content/blog/')) refreshBlog()
  else {
    if (file.startsWith('content/')) refreshContent()
    // Words say facts about the company.
    refreshWords()
    forgetSurroundings()
  }
}

/** What `npm run check` has to say about the files as they are now; empty where it has nothing to say. */
export function listProblems(): string {
  return checkEverything().map(describe).join('\n')
}
