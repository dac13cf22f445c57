import { expect, type Page, test } from '@playwright/test'
import config from '../playwright.config'
import { header } from './support/header'
import { samples } from './support/samples'

// Playwright switches the cache off that keeps a page alive while the visitor is on the next one.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

declare global {
  interface Window {
    restored?: boolean
  }
}

for (const { name, path, status, again } of samples) {
  // Browsers keep no page that has answered with an error.
  if (again || status) continue

  test(`The browser keeps ${path} (${name}) alive, for visitors who come back`, async ({ page }) => {
    const reasons = await watchReasons(page)
    await page.goto(path)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        window.restored = persisted
      })
    })
    await page.goto(path === '/about' ? '/patent' : '/about')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
    await expect.poll(async () => ({ restored: await page.evaluate(() => window.restored), reasons })).toEqual({ restored: true, reasons: [] })
  })
}

test('Back to a page that was kept alive undoes a change of language', async ({ page }) => {
  await page.goto('/career')
  await header(page).switcher.click()
  await header(page).language('de').click()
  await expect(page).toHaveURL('/de/career')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/career')
  await expect.poll(() => page.evaluate(() => [document.cookie, localStorage.getItem('i18nextLng')])).toEqual(['i18next=en', 'en'])
})

/** Why the browser makes pages anew, from now on; it tells scripts of the page less. The list fills up as it does. */
async function watchReasons(page: Page): Promise<string[]> {
  const reasons: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => reasons.push(...notRestoredExplanations.map(({ reason }) => reason)))
  return reasons
}
