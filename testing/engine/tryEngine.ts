import { describe } from 'vitest'
import { tryBlog } from './tryBlog'
import { tryChoices } from './tryChoices'
import { tryConsent } from './tryConsent'
import { tryForm } from './tryForm'
import { tryHeader } from './tryHeader'
import { tryMotion } from './tryMotion'
import { tryPages } from './tryPages'
import { tryPaper } from './tryPaper'
import { tryReturning } from './tryReturning'
import { tryType } from './tryType'
import { startVisit } from './visit'
import type { VisitorBrowser } from './visitorBrowser'

/**
 * Tests whether the site works in another engine, the same tests for each. Each title is
 * a row of docs/browsers.md.
 *
 * @param isThere whether it is installed; if it is not, or cannot open a window (as in some containers), the tests are skipped with a message.
 */
export async function tryEngine(name: string, isThere: boolean, start: () => Promise<VisitorBrowser>): Promise<void> {
  const browser = isThere ? await start().catch((error: Error) => leftOut(`does not start here: ${error.message}`)) : leftOut('is not installed')
  describe.skipIf(!browser)(`in ${name}`, () => {
    if (!browser) return
    const visit = startVisit(browser)
    for (const attempt of [tryPages, tryHeader, tryMotion, tryForm, tryBlog, tryChoices, tryReturning, tryPaper, tryConsent, tryType]) attempt(visit)
  })

  function leftOut(why: string): undefined {
    console.log(`${name} ${why}. So the site is not tried in it (docs/browsers.md).`)
  }
}
