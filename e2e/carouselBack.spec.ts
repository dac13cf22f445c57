import { expect } from '@playwright/test'
import { expectPlaying, expectSlide, expectTurn, hero, leave, openLive } from '../testing/carousel'
import { inMotion } from '../testing/inMotion'
import { test } from '../testing/test'
import { oneWholeBrowser, wholeBrowser } from '../testing/wholeBrowser'

test.describe.configure(oneWholeBrowser)

test.use(inMotion)

test.use({ viewport: { width: 800, height: 700 }, ...wholeBrowser })

test('continues at the same slide after Back to a cached page', async ({ page }) => {
  const found = await openLive(page, hero)
  await found.next.click()
  await expectSlide(page, 2)
  await found.viewport.evaluate((element) => {
    element.dataset.kept = ''
  })
  await found.slides.nth(1).getByRole('link').click()
  await expect(page).not.toHaveURL('/')
  await page.goBack({ waitUntil: 'commit' })
  await expect(found.viewport).toHaveAttribute('data-kept')
  await expectSlide(page, 2)
  await found.viewport.hover()
  await leave(page)
  await expectPlaying(page, true)
  await expectTurn(page, 3, hero.intervalMs)
  await found.previous.click()
  await expectSlide(page, 2)
})
