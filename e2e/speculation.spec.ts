import { expect, type Page } from '@playwright/test'
import { splitAddress } from '../i18n/address'
import { defaultLocale } from '../i18n/languages'
import { header } from '../testing/header'
import { test } from '../testing/test'

/** Pages that the browser fetches before they are asked for (renderer/speculation.ts). */
test('prefetches a page on hover, but not another language', async ({ page }) => {
  const fetched = watchSpeculation(page)
  const candidates = await watchCandidates(page)
  await page.goto('/services')
  // Links out of sight are no candidates.
  await header(page).switcher.click()
  await expect(header(page).language('de')).toBeVisible()
  await page.getByRole('contentinfo').locator('a[href="/career"]').hover()
  await expect.poll(() => fetched).toContain('/career')
  expect(candidates()).toContain('/career')
  expect(candidates().filter((path) => splitAddress(path).locale !== defaultLocale)).toEqual([])
})

test('prefetches nothing before a pointer is near a link', async ({ page }) => {
  const fetched = watchSpeculation(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
})

/** The paths that are asked for ahead of time from now on. */
function watchSpeculation(page: Page): string[] {
  const paths: string[] = []
  page.context().on('request', async (request) => {
    if ((await request.allHeaders())['sec-purpose']?.startsWith('prefetch')) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** The paths that the browser might now ask for ahead of time, as the rules allow it. */
async function watchCandidates(page: Page): Promise<() => string[]> {
  let paths: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    paths = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname)
  })
  return () => paths
}
