import { expect } from '@playwright/test'
import { hero, parts } from '../testing/carousel'
import { inMotion } from '../testing/inMotion'
import { test } from '../testing/test'
import { setTimeToFirstByte } from '../testing/timeToFirstByte'
import { layoutShifts, readToTheEnd, watchForShifts } from '../testing/watch'

test.use(inMotion)

test('lays out the first screen of the home page first on a slow first visit, and moves nothing later', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await setTimeToFirstByte(page, 150)
  await watchForShifts(page)
  await page.goto('/')
  const headings = page.locator('main h2')
  const isLaidOut = (index: number) => headings.nth(index).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut(0)).toBe(true)
  expect(await isLaidOut(-1)).toBe(false)

  await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect.poll(() => isLaidOut(-1)).toBe(true)
  await expect(parts(page, hero).viewport).toHaveAttribute('data-live')
  await readToTheEnd(page)
  expect(await layoutShifts(page)).toEqual([])
})

test('lays out all of the home page at once where the browser returns to a place on it', async ({ page }) => {
  await setTimeToFirstByte(page, 150)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-slow')
  await page.context().clearCookies()
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-slow')
})
