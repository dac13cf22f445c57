import { expect, type Page } from '@playwright/test'
import { splitAddress } from '../i18n/address'
import { defaultLocale } from '../i18n/languages'
import { header } from '../testing/header'
import { test } from '../testing/test'

/** Pages that the browser fetches before they are asked for (renderer/speculation.ts). */
test('prefetches a page on hover, but not another language', async ({ page }) => {
  const fetched = watchSpeculation(page)
  await page.goto('/services')
  await header(page).switcher.click()
  await header(page).language('de').hover()
  await page.getByRole('contentinfo').locator('a[href="/career"]').hover()
  await expect.poll(() => fetched).toContain('/career')
  expect(fetched.filter((path) => splitAddress(path).locale !== defaultLocale)).toEqual([])
})

test('prefetches a page as soon as a finger presses its link', async ({ page }) => {
  const fetched = watchSpeculation(page)
  await page.goto('/services')
  const link = page.getByRole('main').locator('a[href="/contact-us"]').first()
  const devtools = await page.context().newCDPSession(page)
  // Again, as the browser may not have read its rules yet.
  await expect(async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    expect(fetched).toContain('/contact-us')
  }).toPass()
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
