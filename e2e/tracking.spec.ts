import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { expect, type Page } from '@playwright/test'
import { address } from '../i18n/address'
import type { locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { createSite } from '../server/site'
import { contactForm, hydrateForm } from '../testing/contact'
import { copyProject, type ProjectCopy } from '../testing/copyProject'
import { listenOnFreePort } from '../testing/freePort'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { test } from '../testing/test'
import { watchForProblems } from '../testing/watch'
import { oneWholeBrowser, wholeBrowser } from '../testing/wholeBrowser'

declare global {
  interface Window {
    /** How often the advertiser’s script has run. */
    measured?: number
    /** What it has been told. */
    told?: string[]
    isKept?: true
  }
}

/** A site with tracking switched on, and an advertiser’s server of its own origin. */
test.describe.configure({ mode: 'serial', ...oneWholeBrowser })

test.use(wholeBrowser)

const t = getTranslate('en')
/** As Matomo has it: run first, and read by the script. With what HTML would take for its own, and more than one line. */
const setup = "window.site = 'a & <b>'\nwindow.site += ' \"1\"'"
/** As Plausible has it: the script reads the attributes of its own element. */
const measure = 'window.measured = (window.measured ?? 0) + 1; window.told = [window.site, document.currentScript.dataset.domain]'
const asked: string[] = []
let copy: ProjectCopy
let advertiser: Server
let site: ReturnType<typeof serve>
let origin: string

test.beforeAll(async () => {
  // It builds a site.
  test.setTimeout(600_000)
  advertiser = createServer((request, response) => {
    asked.push(request.url ?? '')
    const isScript = request.url === '/measure.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'image/gif')
    response.end(isScript ? measure : Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'))
  })
  const ads = `http://localhost:${await listenOnFreePort(advertiser)}`
  copy = copyProject()
  const file = join(copy.folder, 'content/site.json')
  const content = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(
    file,
    JSON.stringify({
      ...content,
      tracking: { enabled: true, scriptUrl: `${ads}/measure.js`, attributes: { 'data-domain': 'site.test' }, setup, pixelUrl: `${ads}/pixel.gif` },
    }),
  )
  await copy.build()
  site = serve({ fetch: createSite(join(copy.folder, 'dist/client')).fetch, port: 0 })
  await new Promise((resolve) => site.once('listening', resolve))
  origin = `http://localhost:${(site.address() as AddressInfo).port}`
})

test.afterAll(async () => {
  site.close()
  advertiser.close()
  copy.remove()
})

test.beforeEach(() => {
  asked.length = 0
})

test('loads both parts only after consent, on every page, until it is left in every language', async ({ sharedPage: page }) => {
  const problems = await watchForProblems(page)
  await inEveryLanguage(async (locale) => {
    const { accept } = getTranslate(locale)('layout.consent')
    await page.goto(origin + address('/about', locale))
    const { question, button } = consent(page, locale)
    await expect(question).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await page.setViewportSize({ width: 320, height: 568 })
    const covered = await question.evaluate(
      (element) => innerHeight - element.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd),
    )
    expect(covered, 'the end of the page stands above the question on the narrowest phone').toBeLessThanOrEqual(0)
    await button(accept).click()
    await expect(question).toBeHidden()
    await expect.poll(() => asked.toSorted()).toEqual(['/measure.js', '/pixel.gif'])
    await expectMeasured(page, true)
    expect(await page.evaluate(() => window.told)).toEqual(['a & <b> "1"', 'site.test'])

    if (locale === 'ja') {
      await page.goto(origin + address('/services', locale))
      await expectMeasured(page, true)
      await expect(question).toBeHidden()
    }
    await expect(parts(page)).toHaveCount(2)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect(parts(page), 'are removed when the page is left').toHaveCount(0)
    expect(problems).toEqual([])
    // The next visitor is a new one.
    await page.evaluate(() => localStorage.clear())
    asked.length = 0
  })
})

test('loads nothing after a refusal by keyboard, and does not ask again', async ({ sharedPage: page }) => {
  await page.goto(`${origin}/about`)
  const { question, button } = consent(page)
  await button(t('layout.consent.decline')).press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto(`${origin}/services`)
  await page.waitForLoadState('networkidle')
  await expect(question).toBeHidden()
  expect(asked).toEqual([])

  await test.step('after a second answer, the focus is on the footer’s button again', async () => {
    const change = page.getByRole('contentinfo').getByRole('button', { name: t('layout.consent.change') })
    await change.press('Enter')
    await expect(question, 'is where the focus goes').toBeFocused()
    await button(t('layout.consent.decline')).press('Enter')
    await expect(question).toBeHidden()
    await expect(change).toBeFocused()
  })
})

test('measures once after Back to a cached page, and applies a withdrawal in the footer to cached pages and later ones', async ({ sharedPage: page }) => {
  await agree(page)
  await leaveAlive(page)
  await expectMeasured(page, true)
  await goBack(page)
  await expectSoon(async () => expect(await page.evaluate(() => [window.isKept, window.measured])).toEqual([undefined, 1]))
  await expect(parts(page)).toHaveCount(2)

  await test.step('withdrawn on another page, it holds on the one that was kept', async () => {
    await leaveAlive(page)
    await expectMeasured(page, true)
    await withdraw(page)
    await expectMeasured(page, false)
    await expect(parts(page)).toHaveCount(0)
    await goBack(page)
    await expectMeasured(page, false)
    await expect(parts(page)).toHaveCount(0)
  })

  await test.step('it holds on the next page', async () => {
    asked.length = 0
    await page.goto(`${origin}/services`)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })
})

test('closes an answered question on cached pages', async ({ sharedPage: page }) => {
  await page.goto(`${origin}/about`)
  const { question, button } = consent(page)
  await expect(question).toBeVisible()
  await leaveAlive(page)
  await button(t('layout.consent.decline')).click()
  await goBack(page)
  await expect(question).toBeHidden()
})

test('applies an answer and a withdrawal to other tabs, and keeps what is typed there', async ({ sharedPage: page }) => {
  await page.goto(`${origin}/contact-us`)
  await test.step('the question leaves the result of the form in sight', async () => {
    await page.route('**/contact.php', (route) => route.abort())
    const { submit, toast } = contactForm(page)
    await hydrateForm(page)
    await submit.click()
    await toast.getByRole('button').click()
    await expect(toast).toHaveCount(0)
  })

  await test.step('on a phone on its side, its lines are as long as the page, so that there is room above it', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 667, height: 375 })
    expect((await consent(page).question.boundingBox())?.width).toBeGreaterThan(0.85 * 667)
    if (size) await page.setViewportSize(size)
  })

  const other = await page.context().newPage()
  await other.goto(`${origin}/services`)
  await expect(consent(page).question).toBeVisible()
  await consent(other).button(t('layout.consent.accept')).click()
  await expect(consent(page).question).toBeHidden()
  await expectMeasured(page, true)

  const message = page.getByLabel(t('contact.labels.message'), { exact: true })
  await message.fill('One, two')
  await withdraw(other)
  await expectMeasured(page, false)
  await expect(parts(page)).toHaveCount(0)
  await expect(message).toHaveValue('One, two')
})

test('does not ask when the browser opts out of tracking', async ({ sharedPage: page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(`${origin}/about`)
  await page.waitForLoadState('networkidle')
  await expect(consent(page).question).toBeHidden()
  expect(asked).toEqual([])
})

test('asks nothing with the site’s current settings', async ({ request }) => {
  const html = await (await request.get('/about')).text()
  expect(html).toContain('<footer')
  expect(html).not.toMatch(/<[^>]*(id="_consent"|data-consent)/)
})

function consent(page: Page, locale: (typeof locales)[number] = 'en') {
  const question = page.getByRole('dialog', { name: getTranslate(locale)('layout.consent.label') })
  return { question, button: (name: string) => question.getByRole('button', { name, exact: true }) }
}

async function agree(page: Page) {
  await page.goto(`${origin}/about`)
  await consent(page).button(t('layout.consent.accept')).click()
  await expectMeasured(page, true)
}

/** Changes the choice at the foot of the page. */
async function withdraw(page: Page) {
  const { question, button } = consent(page)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('layout.consent.change') })
    .click()
  await expect(question).toBeVisible()
  await button(t('layout.consent.decline')).click()
}

/** Goes on to another page, and marks the one that the browser keeps. */
async function leaveAlive(page: Page) {
  await page.evaluate(() => {
    window.isKept = true
    sessionStorage.removeItem('restored')
    addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('restored', ''))
  })
  await page.goto(`${origin}/services`)
}

/** Goes back to the page that the browser kept, which may reload at once: `page.goBack` would fail, as if the navigation were aborted. */
async function goBack(page: Page) {
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page).toHaveURL(`${origin}/about`)
  await expectSoon(async () => expect(await page.evaluate(() => 'restored' in sessionStorage)).toBe(true))
}

/** What the advertiser has in the page. */
function parts(page: Page) {
  return page.locator('script[src$="/measure.js"], img[src$="/pixel.gif"]')
}

/** Whether the advertiser’s script has run in the page. */
async function expectMeasured(page: Page, expected: boolean) {
  await expectSoon(async () => expect(await page.evaluate(() => 'measured' in window)).toBe(expected))
}

/** Asks again while the page reloads, which aborts a running `evaluate`; `expect.poll` would fail. */
function expectSoon(assert: () => Promise<void>) {
  return expect(assert).toPass()
}
