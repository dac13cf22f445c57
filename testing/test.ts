import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test as base, type Page } from '@playwright/test'

/** A file of the site that is no page: costs next to nothing, and is not counted as a page load. */
export const emptyAddress = '/robots.txt'

/**
 * Playwright’s `test`, which counts page loads: each page that a browser has loaded adds the line
 * `page load <spec file> <address>` to the file in the environment variable TEST_TALLY. Without it, nothing is
 * written.
 *
 * Pages are laid out for the whole window, but only one corner of it is painted, which nobody sees: painting is a tenth of the
 * time. Fingers and the wheel find only what is painted, so their tests ask for a `painted` window; `setViewportSize` paints all of one, too.
 */
export const test = base.extend<{ painted: boolean }>({
  painted: [false, { option: true }],
  page: async ({ page, painted }, use) => {
    const session = await page.context().newCDPSession(page)
    const size = painted && page.viewportSize()
    await session.send('Emulation.setVisibleSize', size || { width: 1, height: 1 })
    await session.detach()
    await use(page)
  },
  context: async ({ context }, use, info) => {
    const loads: string[] = []
    const watch = (page: Page) =>
      page.on('domcontentloaded', () => {
        if (!page.url().startsWith('about:') && !page.url().endsWith(emptyAddress)) loads.push(page.url())
      })
    context.on('page', watch)
    context.pages().map(watch)
    await use(context)
    // Requests intercepted by a test may still arrive after its end.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    const file = process.env.TEST_TALLY
    if (file) appendFileSync(file, loads.map((url) => `page load ${basename(info.file)} ${url}\n`).join(''))
  },
})
