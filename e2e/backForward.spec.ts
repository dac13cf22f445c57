import { expect, type Page } from '@playwright/test'
import { header } from '../testing/header'
import { inMotion } from '../testing/inMotion'
import { samples } from '../testing/samples'
import { scriptKinds } from '../testing/scriptKinds'
import { test } from '../testing/test'
import { oneWholeBrowser, wholeBrowser } from '../testing/wholeBrowser'

test.describe.configure(oneWholeBrowser)

test.use({ ...wholeBrowser, ...inMotion })

declare global {
  interface Window {
    restored?: boolean
  }
}

test('keeps pages in the back/forward cache', async ({ page, request }) => {
  test.slow()
  const reasons = await watchReasons(page)
  // Browsers keep no page that has answered with an error, and of the others the last six.
  const paths: string[] = []
  const running = new Set<string>()
  for (const { path } of samples.filter(({ again, status }) => !again && !status)) {
    const kinds = scriptKinds(await (await request.get(path)).text())
    if ([...kinds].some((kind) => !running.has(kind))) paths.push(path)
    for (const kind of kinds) running.add(kind)
  }
  while (paths.length > 0) {
    const visited = paths.splice(0, 5)
    for (const path of visited) {
      await page.goto(path)
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          window.restored = persisted
        })
      })
    }
    await page.goto('/no-such-page')
    for (const path of visited.toReversed()) {
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(path)
      await expect.poll(async () => ({ path, restored: await page.evaluate(() => window.restored), reasons })).toEqual({ path, restored: true, reasons: [] })
    }
  }
})

test('undoes a change of language on Back to a cached page', async ({ page }) => {
  await page.goto('/career')
  await header(page).switcher.click()
  await header(page).language('de').click()
  await expect(page).toHaveURL('/de/career')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/career')
  await expect.poll(() => page.evaluate(() => [document.cookie, localStorage.getItem('i18nextLng')])).toEqual(['i18next=en', 'en'])
})

/** Collects from now on why the browser loads pages again instead of restoring them; scripts of the page are told less. */
async function watchReasons(page: Page): Promise<string[]> {
  const reasons: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => reasons.push(...notRestoredExplanations.map(({ reason }) => reason)))
  return reasons
}
