import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { emptyAddress, openSharedPage } from './sharedPage'

let shared: ReturnType<typeof openSharedPage> | undefined

const corner = { width: 1, height: 1 }

/**
 * Playwright’s `test`, which counts page loads: each page that a browser has loaded adds the line
 * `page load <spec file> <address>` to the file in the environment variable TEST_TALLY. Without it, nothing is
 * written.
 *
 * Pages are laid out for the whole window, but only one corner of it is painted, which nobody sees: painting is a tenth of the
 * time. Fingers and the wheel find only what is painted, so their tests ask for a `painted` window.
 *
 * Where a test can, it takes `sharedPage`, one for all tests of a worker (`testing/sharedPage.ts`): with one page load, a test takes 0.3 s of the processor instead of 0.7.
 * Of the options, it follows the window’s size, the choice of motion and whether there is a finger.
 */
export const test = base.extend<{ painted: boolean; sharedPage: Page }>({
  painted: [false, { option: true }],
  page: async ({ page, painted }, use) => {
    await paint(page, painted)
    await use(page)
  },
  context: async ({ context }, use, info) => {
    const count = countLoads(context)
    await use(context)
    // Requests intercepted by a test may still arrive after its end.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    count(info.file)
  },
  sharedPage: async ({ browser, viewport, contextOptions, painted, javaScriptEnabled, hasTouch, isMobile, bypassCSP, locale }, use, info) => {
    if (!javaScriptEnabled || isMobile || bypassCSP || locale !== info.project.use.locale)
      throw new Error('With these options, a test takes `page` instead of `sharedPage`.')
    shared ??= openSharedPage(browser)
    const { page, clean } = await shared
    if (hasTouch) await (await page.context().newCDPSession(page)).send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.emulateMedia({ colorScheme: 'light', forcedColors: null, media: null, reducedMotion: contextOptions.reducedMotion ?? null })
    if (viewport) await page.setViewportSize(viewport)
    await paint(page, painted)
    const count = countLoads(page.context())
    await use(page)
    await clean()
    Reflect.deleteProperty(page, 'setViewportSize')
    count(info.file)
  },
})

async function paint(page: Page, isWhole: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const size = isWhole && page.viewportSize()
  await session.send('Emulation.setVisibleSize', size || corner)
  if (isWhole) return session.detach()
  // Playwright’s own paints all of the new size.
  const { setViewportSize } = Object.getPrototypeOf(page)
  page.setViewportSize = async (size) => {
    await setViewportSize.call(page, size)
    await session.send('Emulation.setVisibleSize', corner)
  }
}

/** Counts the page loads of a context from now on. The result ends that, and writes them down. */
function countLoads(context: BrowserContext): (file: string) => void {
  const loads: string[] = []
  const watch = (page: Page) =>
    page.on('domcontentloaded', () => {
      if (!page.url().startsWith('about:') && !page.url().endsWith(emptyAddress)) loads.push(page.url())
    })
  context.on('page', watch)
  context.pages().map(watch)
  return (file) => {
    context.off('page', watch)
    const tally = process.env.TEST_TALLY
    if (tally) appendFileSync(tally, loads.map((url) => `page load ${basename(file)} ${url}\n`).join(''))
  }
}
