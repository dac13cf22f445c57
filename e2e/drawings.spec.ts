import { expect, type Page } from '@playwright/test'
import { test } from '../testing/test'
import { untilIdle } from '../testing/watch'

const lazy = 'img[loading=lazy][src$=".svg"]'

test('loads the drawings at the end of a page without scrolling, after everything else and one after the other', async ({ page }) => {
  await page.addInitScript(() => addEventListener('load', () => Object.assign(window, { early: document.querySelectorAll('img[loading=eager]').length })))
  await page.goto('/')
  expect(await page.evaluate('early')).toBe(0)
  await expect(page.locator(lazy)).toHaveCount(0)
  await expect.poll(() => missing(page)).toEqual([])
  const requests = await page.evaluate(() => {
    // Others are near enough for the browser to load them by itself.
    const last = [...document.images].filter((image) => image.getBoundingClientRect().top > 4000).map(({ currentSrc }) => currentSrc)
    const entries = performance.getEntriesByType('resource').filter(({ name }) => last.includes(name)) as PerformanceResourceTiming[]
    const loaded = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
    const ends = [loaded.loadEventStart, ...entries.map(({ responseEnd }) => responseEnd)]
    return entries.map(({ name, startTime }, index) => ({ name, isInTurn: startTime >= Number(ends[index]) }))
  })
  expect(requests.length).toBeGreaterThan(1)
  expect(requests.filter(({ isInTurn }) => !isInTurn)).toEqual([])
})

test('leaves them to the browser for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/products')
  const before = await page.locator(lazy).count()
  expect(before).toBeGreaterThan(0)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await untilIdle(page)
  await expect(page.locator(lazy)).toHaveCount(before)
})

/** Addresses of pictures that are not shown. */
function missing(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ currentSrc }) => currentSrc))
}
