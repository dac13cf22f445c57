import { spawnSync } from 'node:child_process'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
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
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
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
      for (let isThere = false; !isThere; ) {
        if (failure) throw failure
        isThere = await page
          .evaluate(
            (to) => location.href === to && document.readyState === 'complete' && document.documentElement.dataset.left === undefined,
            new URL(url).href,
          )
          .catch(() => false)
      }
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
