import { spawnSync } from 'node:child_process'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { openPage } from './openPage'
import type { VisitorBrowser } from './visitorBrowser'

const command = 'firefox-esr'

/** Installed by `apt-get install firefox-esr`. */
export const hasFirefox = !spawnSync(command, ['--version']).error

/** A window of Firefox, controlled over WebDriver BiDi. */
export async function startFirefox(): Promise<VisitorBrowser> {
  const executablePath = String(spawnSync('which', [command]).stdout).trim()
  const firefox: Browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // No test uses network events, which take a third of Firefox’s time.
    networkEnabled: false,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      // One site, one process, none started in advance.
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
      // Its built-in add-ons are not those of a visitor, and take a third of its start.
      'extensions.enabledScopes': 0,
      // The processor paints, so ten frames per second are enough for the tests.
      'layout.frame_rate': 10,
    },
  })
  const page: Page = await firefox.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error instanceof Error ? error.message : String(error)}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') problems.push(`console ${message.type()}: ${message.text()}`)
  })
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => console.error(`security policy: ${violatedDirective} ${blockedURI}`))
  })

  const run: VisitorBrowser['run'] = (body, ...values) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(values)})`) as never

  return {
    problems,
    run,
    open: (url) => openPage(url, run, () => page.goto(url, { timeout: 0 })),
    async resize(width, height) {
      await page.setViewport({ width, height })
    },
    async click(selector) {
      await page.locator(selector).click()
    },
    async type(selector, text) {
      await page.type(selector, text)
    },
    async drag([from, ...to]) {
      if (from) await page.mouse.move(...from)
      await page.mouse.down()
      for (const point of to) await page.mouse.move(...point)
      await page.mouse.up()
      await page.mouse.move(0, 0)
    },
    async print() {
      return Buffer.from(await page.pdf({ format: 'a4', waitForFonts: false }))
    },
    async forget() {
      await firefox.deleteCookie(...(await firefox.cookies()))
      await page.evaluate(() => localStorage.clear())
      problems.length = 0
    },
    async end() {
      await firefox.close()
    },
  }
}
