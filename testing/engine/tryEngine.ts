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
import { startVisit } from './visit'
import type { VisitorBrowser } from './visitorBrowser'

/**
 * Runs the same tests of the site in each other engine. Each title is a row of docs/browsers.md.
 *
 * @param isInstalled if not, or if the engine cannot open a window (as in some containers), the tests are skipped with a message.
 */
export async function tryEngine(name: string, isInstalled: boolean, start: () => Promise<VisitorBrowser>): Promise<void> {
  const browser = isInstalled ? await start().catch((error: Error) => skip(`does not start here: ${error.message}`)) : skip('is not installed')
  describe.skipIf(!browser)(`in ${name}`, () => {
    if (!browser) return
    const visit = startVisit(browser)
    for (const attempt of [tryPages, tryHeader, tryMotion, tryForm, tryBlog, tryChoices, tryReturning, tryPaper, tryConsent]) attempt(visit)
  })

  function skip(why: string): undefined {
    console.log(`${name} ${why}, so its tests are skipped (docs/browsers.md).`)
  }
}
