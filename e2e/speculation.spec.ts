import { expect, type Page, test } from '@playwright/test'
import { splitAddress } from '../i18n/address'
import { defaultLocale } from '../i18n/languages'

/** Pages that the browser fetches before they are asked for (renderer/speculation.ts). */
test('A page is fetched when the pointer rests on its link, and a language is not', async ({ page }) => {
  const fetched = watchSpeculation(page)
  await page.goto('/services')
  await page.getByRole('contentinfo').locator('a[href="/career"]').hover()
  await expect.poll(() => fetched).toContain('/career')
  expect(fetched.filter((path) => splitAddress(path).locale !== defaultLocale)).toEqual([])
})

test('Nothing is fetched before a pointer comes near a link', async ({ page }) => {
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
