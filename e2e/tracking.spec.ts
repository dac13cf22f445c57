import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { expect, type Page, test } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { createSite } from '../server/site'
import { copyProject, type ProjectCopy } from './support/copyProject'
import { watchForProblems } from './support/watch'

/** A site with tracking switched on, and an advertiser’s server of its own origin. */
test.describe.configure({ mode: 'serial' })

const t = getTranslate('en')
const asked: string[] = []
let copy: ProjectCopy
let advertiser: Server
let site: ReturnType<typeof serve>
let origin: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  advertiser = createServer((request, response) => {
    asked.push(request.url ?? '')
    const isScript = request.url === '/measure.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'image/gif')
    response.end(isScript ? 'window.measured = true' : Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'))
  })
  await new Promise<void>((resolve) => advertiser.listen(0, resolve))
  const ads = `http://localhost:${(advertiser.address() as AddressInfo).port}`
  copy = copyProject()
  const file = join(copy.folder, 'content/site.json')
  const content = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...content, tracking: { enabled: true, scriptUrl: `${ads}/measure.js`, pixelUrl: `${ads}/pixel.gif` } }))
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

for (const locale of locales) {
  test(`In ${locale}, nothing is loaded before the visitor agrees, and both parts are once they do, on every page`, async ({ page }) => {
    const problems = await watchForProblems(page)
    const { accept } = getTranslate(locale)('layout.consent')
    await page.goto(origin + address('/about', locale))
    const { question, button } = consent(page, locale)
    await expect(question).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await button(accept).click()
    await expect(question).toBeHidden()
    await expect.poll(() => asked.toSorted()).toEqual(['/measure.js', '/pixel.gif'])
    await expect.poll(() => measured(page)).toBe(true)

    await page.goto(origin + address('/services', locale))
    await expect.poll(() => measured(page)).toBe(true)
    await expect(question).toBeHidden()
    expect(problems).toEqual([])
  })
}

test('Who declines is not asked again, and nothing is ever loaded', async ({ page }) => {
  await page.goto(`${origin}/about`)
  const { question, button } = consent(page)
  await button(t('layout.consent.decline')).click()
  await page.goto(`${origin}/services`)
  await page.waitForLoadState('networkidle')
  await expect(question).toBeHidden()
  expect(asked).toEqual([])
})

test('The choice can be changed at the foot of the page: both parts go', async ({ page }) => {
  await page.goto(`${origin}/about`)
  const { question, button } = consent(page)
  await button(t('layout.consent.accept')).click()
  await expect.poll(() => measured(page)).toBe(true)
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('layout.consent.change') })
    .click()
  await expect(question).toBeVisible()
  await button(t('layout.consent.decline')).click()
  await expect.poll(() => measured(page)).toBe(false)
  await expect(parts(page)).toHaveCount(0)
  asked.length = 0
  await page.goto(`${origin}/services`)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('Both parts are removed when the page is left', async ({ page }) => {
  await page.goto(`${origin}/about`)
  await consent(page).button(t('layout.consent.accept')).click()
  await expect(parts(page)).toHaveCount(2)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect(parts(page)).toHaveCount(0)
})

test('A browser that asks not to be tracked is not asked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(`${origin}/about`)
  await page.waitForLoadState('networkidle')
  await expect(consent(page).question).toBeHidden()
  expect(asked).toEqual([])
})

test('The site as it is asks nothing', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('#consent, [data-consent]')).toHaveCount(0)
})

function consent(page: Page, locale: (typeof locales)[number] = 'en') {
  const question = page.getByRole('dialog', { name: getTranslate(locale)('layout.consent.label') })
  return { question, button: (name: string) => question.getByRole('button', { name, exact: true }) }
}

/** What the advertiser has in the page. */
function parts(page: Page) {
  return page.locator('script[src$="/measure.js"], img[src$="/pixel.gif"]')
}

function measured(page: Page): Promise<boolean> {
  return page.evaluate(() => 'measured' in window)
}
