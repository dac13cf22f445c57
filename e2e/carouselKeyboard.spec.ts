import { expect, type Page } from '@playwright/test'
import { expectPlaying, expectSlide, expectStill, expectTurn, hero, hydrate, leave, openLive, openUnhydrated, parts, rightToLeft } from '../testing/carousel'
import { inMotion } from '../testing/inMotion'
import { test } from '../testing/test'

test.use(inMotion)

test.use({ viewport: { width: 800, height: 700 } })

test('stops, traverses, starts and moves the hero carousel by keyboard', async ({ sharedPage: page }) => {
  test.slow()
  const found = await openLive(page, hero)
  const { root, pause, play, previous, next, viewport, slides } = found
  await focusBefore(page, hero.path)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  await test.step('arrow keys do nothing while the focus is outside', async () => {
    await press('ArrowRight')
    await expectSlide(page, 1)
  })

  await test.step('it stops for good when the keyboard comes to it', async () => {
    await press('Tab')
    await expect(play).toBeFocused()
    await expect(pause).toHaveCount(0)
    await expectPlaying(page, false)
    await expectStill(page, hero)
    await press('Shift+Tab')
    await expectPlaying(page, false)
    await expectStill(page, hero)
  })

  await test.step('the first thing in it is what stops it, then come its buttons, then its slides', async () => {
    for (const stop of [play, previous, next, viewport, root.getByRole('link').first()]) {
      await press('Tab')
      await expect(stop).toBeFocused()
    }
    await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab')
    await expect(play).toBeFocused()
  })

  await test.step('arrow keys move slides while the focus is inside', async () => {
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 4],
      ['ArrowRight', 1],
    ] as const) {
      await press(key)
      await expectSlide(page, number)
    }
  })

  await test.step('it is started and stopped', async () => {
    await press('Enter')
    await expect(pause).toBeFocused()
    await expectPlaying(page, true)
    await expectTurn(page, 2, hero.intervalMs)
    await press('Space')
    await expect(play).toBeFocused()
    await expectPlaying(page, false)
    await expectStill(page, hero)
    await press('ArrowLeft')
    await expectSlide(page, 1)
  })

  await test.step('arrow keys go on working when they move the slide away that had the focus', async () => {
    await slides.first().getByRole('link').focus()
    for (const number of [2, 3, 4]) {
      await press('ArrowRight')
      await expectSlide(page, number)
    }
    await press('Tab')
    await expect(slides.last().getByRole('link')).toBeFocused()
  })

  await test.step('an arrow key stops it for good where the mouse has left the focus', async () => {
    await play.click()
    await leave(page)
    await expectPlaying(page, true)
    await press('ArrowLeft')
    await expectPlaying(page, false)
    await expectSlide(page, 3)
    await expectStill(page, hero)
    await press('ArrowRight')
    await expectSlide(page, 4)
  })

  await test.step('arrow keys that are held with another key are left to the browser', async () => {
    await viewport.focus()
    await page.evaluate(() => {
      addEventListener('keydown', (event) => {
        document.title = String(event.defaultPrevented)
        event.preventDefault()
      })
    })
    for (const key of ['Alt', 'Control', 'Meta', 'Shift']) {
      await press(`${key}+ArrowRight`)
      await expect(page).toHaveTitle('false')
      await expectSlide(page, 4)
    }
    await press('ArrowRight')
    await expect(page).toHaveTitle('true')
  })

  await test.step('they stay outside where the focus has left', async () => {
    await expectSlide(page, 1)
    await page.getByRole('banner').getByRole('link').first().focus()
    await press('ArrowRight')
    await expectSlide(page, 1)
  })
})

test('stays paused when hydrated with the focus inside', async ({ sharedPage: page }) => {
  const found = parts(page, hero)
  await openUnhydrated(page, hero)
  await focusBefore(page, hero.path)
  await page.keyboard.press('Tab')
  await expect(found.viewport).toBeFocused()
  await hydrate(page, hero)
  await expect(found.play).toBeVisible()
  await expectPlaying(page, false)
  await expectStill(page, hero)
})

test('mirrors buttons, arrow keys and movement from right to left', async ({ sharedPage: page }) => {
  const found = await openLive(page, hero, rightToLeft)
  await expect(found.viewport).toHaveCSS('direction', 'rtl')
  await expectTurn(page, 2, hero.intervalMs)
  await found.next.click()
  await page.clock.runFor(64)
  const { x = 0 } = (await found.slides.nth(1).boundingBox()) ?? {}
  expect(x, 'where the slide goes that leaves').toBeGreaterThan(0)
  await expectSlide(page, 3)
  await found.previous.click()
  await expectSlide(page, 2)
  await found.viewport.focus()
  for (const [key, number] of [
    ['ArrowLeft', 3],
    ['ArrowLeft', 4],
    ['ArrowLeft', 1],
    ['ArrowRight', 4],
    ['ArrowRight', 3],
  ] as const) {
    await page.keyboard.press(key)
    await expectSlide(page, number)
  }
})

test('goes from left to right where the slides do, on a page from right to left', async ({ sharedPage: page }) => {
  // An untranslated page of a right-to-left language (`components/layout/Untranslated.tsx`).
  const found = await openLive(page, hero, (html) => rightToLeft(html).replace('<main', '<main dir="ltr"'))
  await expect(found.viewport).toHaveCSS('direction', 'ltr')
  await expectTurn(page, 2, hero.intervalMs)
  await found.viewport.focus()
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 3)
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
