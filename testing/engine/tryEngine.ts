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
 * What Chromium cannot tell: whether the site works in another engine. The same tests for each, in the words of visitors; what each is
 * called is a row of docs/browsers.md.
 *
 * @param isThere whether it is installed; where it is not, or gets no window (a container may refuse it), the tests are skipped, and the log says so.
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
