import { spawnSync } from 'node:child_process'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { expect } from 'vitest'
import type { VisitorBrowser } from './visitorBrowser'

const command = 'firefox-esr'

/** `apt-get install firefox-esr` brings it. */
export const hasFirefox = !spawnSync(command, ['--version']).error

/** A window of Firefox, asked over WebDriver BiDi. */
export async function startFirefox(): Promise<VisitorBrowser> {
  const executablePath = String(spawnSync('which', [command]).stdout).trim()
  const firefox: Browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Nobody asks what was requested, and telling it takes a third of Firefox’s time.
    networkEnabled: false,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      // One site, one process, and no other made in advance.
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
      // Painting is done by the processor: ten times a second are enough for what is asked.
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

  return {
    problems,
    async open(url) {
      await page.evaluate(() => {
        document.documentElement.dataset.left = ''
      })
      let failure: unknown
      // On a busy machine, it now and then misses that the page has come, so that is asked.
      page.goto(url, { timeout: 0 }).catch((error) => {
        failure = error
      })
      await expect
        .poll(async () => {
          if (failure) throw failure
          return await page
            .evaluate(
              (to) => location.href === to && document.readyState === 'complete' && document.documentElement.dataset.left === undefined,
              new URL(url).href,
            )
            .catch(() => false)
        })
        .toBe(true)
    },
    async resize(width, height) {
      await page.setViewport({ width, height })
    },
    run: (body, ...values) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(values)})`) as never,
    async click(selector) {
      await page.locator(selector).click()
    },
    async type(selector, text) {
      await page.type(selector, text)
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
