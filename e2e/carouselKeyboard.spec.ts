import { expect, type Page } from '@playwright/test'
import { expectPlaying, expectSlide, expectStill, expectTurn, hero, openAsleep, openLive, parts, rightToLeft, testimonials, wake } from '../testing/carousel'
import { inMotion } from '../testing/inMotion'
import { test } from '../testing/test'

test.use(inMotion)

test.use({ viewport: { width: 800, height: 700 } })

for (const carousel of [hero, testimonials]) {
  test(`By keyboard, the first thing in the carousel of ${carousel.path} is what stops it, then come its buttons, then its slides`, async ({ page }) => {
    const { root, pause, play, previous, next, viewport } = await openLive(page, carousel)
    await focusBefore(page, carousel.path)
    await page.keyboard.press('Tab')
    await expect(play).toBeFocused()
    await expect(pause).toHaveCount(0)
    for (const stop of [previous, next, viewport]) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    if (carousel === hero) {
      await page.keyboard.press('Tab')
      await expect(root.getByRole('link').first()).toBeFocused()
    }
  })
}

test('A carousel stops for good when the keyboard comes to it', async ({ page }) => {
  const found = await openLive(page, hero)
  await focusBefore(page, hero.path)
  await page.keyboard.press('Tab')
  await expectPlaying(found, false)
  await expectStill(page, found, hero)
  await page.keyboard.press('Shift+Tab')
  await expectPlaying(found, false)
  await expectStill(page, found, hero)
})

test('A carousel that wakes up while the keyboard is in it stands still', async ({ page }) => {
  const found = parts(page, hero)
  await openAsleep(page, hero)
  await focusBefore(page, hero.path)
  await page.keyboard.press('Tab')
  await expect(found.viewport).toBeFocused()
  await wake(page, found, hero)
  await expect(found.play).toBeVisible()
  await expectPlaying(found, false)
  await expectStill(page, found, hero)
})

test('By keyboard, a carousel is started and stopped', async ({ page }) => {
  const found = await openLive(page, hero)
  await focusBefore(page, hero.path)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(found.pause).toBeFocused()
  await expectPlaying(found, true)
  await expectTurn(page, found, 2, hero.interval)
  await page.keyboard.press('Space')
  await expect(found.play).toBeFocused()
  await expectPlaying(found, false)
  await expectStill(page, found, hero)
})

test('Arrow keys move slides while the focus is inside, and only then', async ({ page }) => {
  const found = await openLive(page, hero)
  await focusBefore(page, hero.path)
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, found, 1)
  await page.keyboard.press('Tab')
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 4],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expectSlide(page, found, number)
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, found, 1)
})

test('Arrow keys go on working when they move the slide away that had the focus', async ({ page }) => {
  const found = await openLive(page, hero)
  await found.slides.first().getByRole('link').focus()
  for (const number of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, found, number)
  }
  await page.keyboard.press('Tab')
  await expect(found.slides.last().getByRole('link')).toBeFocused()
})

test('Arrow keys that are held with another key are left to the browser', async ({ page }) => {
  const found = await openLive(page, hero)
  await found.viewport.focus()
  await page.evaluate(() => {
    addEventListener('keydown', (event) => {
      document.title = String(event.defaultPrevented)
      event.preventDefault()
    })
  })
  for (const key of ['Alt', 'Control', 'Meta', 'Shift']) {
    await page.keyboard.press(`${key}+ArrowRight`)
    await expect(page).toHaveTitle('false')
    await expectSlide(page, found, 1)
  }
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveTitle('true')
})

test('From right to left, next is to the left: buttons, arrow keys and turning', async ({ page }) => {
  const found = await openLive(page, hero, rightToLeft)
  await expect(found.viewport).toHaveCSS('direction', 'rtl')
  await expectTurn(page, found, 2, hero.interval)
  await found.next.click()
  await page.clock.runFor(64)
  const { x = 0 } = (await found.slides.nth(1).boundingBox()) ?? {}
  expect(x, 'where the slide goes that leaves').toBeGreaterThan(0)
  await expectSlide(page, found, 3)
  await found.previous.click()
  await expectSlide(page, found, 2)
  await found.viewport.focus()
  for (const [key, number] of [
    ['ArrowLeft', 3],
    ['ArrowLeft', 4],
    ['ArrowLeft', 1],
    ['ArrowRight', 4],
    ['ArrowRight', 3],
  ] as const) {
    await page.keyboard.press(key)
    await expectSlide(page, found, number)
  }
})

/** Puts the focus on what comes before the carousel in the order of the page. */
async function focusBefore(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    document.querySelector('main')?.prepend(link)
    link.focus()
  }, path)
}
