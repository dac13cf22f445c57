import type { Browser, BrowserContext, CDPSession, Disposable, Frame, Page } from '@playwright/test'

/** A file of the site that is no page: costs next to nothing, and is not counted as a page load. */
export const emptyAddress = '/robots.txt'

interface SharedPage {
  page: Page
  /** Takes back what a test has added, and leaves the page empty. The browser keeps its cache. */
  clean: () => Promise<void>
}

/**
 * Opens a page that tests use one after the other. Playwright’s own reset of a page opens three empty ones in new processes and empties
 * the cache, which takes the processor as long as two visits.
 *
 * What cannot be taken back throws an error in the test that wants it: for those, there is `page`.
 */
export async function openSharedPage(browser: Browser): Promise<SharedPage> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const added: (Disposable | CDPSession)[] = []
  const origins = new Set<string>()
  const remember = (frame: Frame) => frame.url().startsWith('http') && origins.add(new URL(frame.url()).origin)
  page.on('framenavigated', remember)
  keepResults(page, 'addInitScript', added)
  keepResults(page, 'exposeBinding', added)
  keepResults(context, 'newCDPSession', added)
  refuse(page, 'exposeFunction', 'setDefaultTimeout')
  refuse(context, 'addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders')
  return { page, clean }

  async function clean() {
    // Not those for `close` and `crash`, for which Playwright itself listens.
    for (const event of ['console', 'dialog', 'domcontentloaded', 'framenavigated', 'load', 'pageerror', 'request', 'requestfailed', 'response'])
      for (const each of [page, context]) each.removeAllListeners(event)
    await Promise.all(context.pages().map((other) => other !== page && other.close()))
    await Promise.all([page, context].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
    await Promise.all([page.setExtraHTTPHeaders({}), context.setOffline(false), context.clearPermissions()])
    // A test may have ended its session.
    await Promise.all(added.splice(0).map((each) => ('dispose' in each ? each.dispose() : each.detach().catch(() => {}))))
    await page.mouse.move(-1, -1)
    await removeClock(context)
    await page.goto(emptyAddress)
    await page.evaluate(() => sessionStorage.clear())
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
    origins.clear()
    page.on('framenavigated', remember)
    await context.clearCookies()
  }
}

interface Connected {
  _connection: { toImpl: (context: BrowserContext) => { clock: { uninstall: (progress: { race: <T>(work: Promise<T>) => Promise<T> }) => Promise<void> } } }
}

/** Playwright offers this to its own reset alone. The tests run in one process with what it is done by. */
function removeClock(context: BrowserContext): Promise<void> {
  const { _connection } = context as BrowserContext & Connected
  return _connection.toImpl(context).clock.uninstall({ race: (work) => work })
}

/** Adds what a method returns to `results`. */
function keepResults<K extends string, R>(object: Record<K, (...values: never[]) => Promise<R>>, name: K, results: R[]): void {
  const method = object[name].bind(object)
  object[name] = async (...values) => {
    const result = await method(...values)
    results.push(result)
    return result
  }
}

function refuse<K extends string>(object: Record<K, (...values: never[]) => unknown>, ...names: K[]): void {
  for (const name of names)
    object[name] = () => {
      throw new Error(`\`${name}\` outlasts the test on a shared page: let the test take \`page\` instead of \`sharedPage\`.`)
    }
}
