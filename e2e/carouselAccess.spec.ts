import { expect, type Page } from '@playwright/test'
import { address } from '../i18n/address'
import { getTranslate } from '../i18n/translator'
import {
  expectLive,
  expectPlaying,
  expectStill,
  expectTurn,
  hero,
  leave,
  openLive,
  type Parts,
  parts,
  settleMs,
  shown,
  testimonials,
} from '../testing/carousel'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { inMotion } from '../testing/inMotion'
import { shareByLocale } from '../testing/shareByLocale'
import { test } from '../testing/test'

test.use(inMotion)

test.use({ viewport: { width: 800, height: 700 } })

test('names carousels and numbers their slides, each in a language', async ({ sharedPage: page }) => {
  await inEveryLanguage(async (locale) => {
    for (const carousel of shareByLocale(locale, [hero, testimonials])) {
      const words = getTranslate(locale)('layout.motion')
      await page.goto(address(carousel.path, locale))
      const { root, viewport, slides, buttons, pause, play, previous, next } = parts(page, carousel, locale)
      await viewport.scrollIntoViewIfNeeded()
      await expectLive(page)
      // So that nothing moves by itself.
      await pause.click()
      await expect(root).toHaveAttribute('aria-roledescription', words.carousel)
      // A stop of the keyboard, with a name of its own.
      await expect(viewport).toHaveRole('group')
      await expect(viewport).toHaveAccessibleName(words.slides)
      await expect(slides).toHaveCount(carousel.count)
      for (const [index, slide] of (await slides.all()).entries()) {
        await expect(slide).toHaveRole('group')
        await expect(slide).toHaveAttribute('aria-roledescription', words.slide)
        await expect(slide).toHaveAccessibleName(getTranslate(locale)('layout.motion.position', { number: index + 1, total: carousel.count }))
      }
      await expect(buttons).toHaveCount(3)
      for (const button of [play, previous, next]) {
        await expect(button).toBeVisible()
        await expect(button).toHaveAttribute('aria-controls', (await viewport.getAttribute('id')) ?? '')
      }
      if (carousel !== hero) return
      await test.step('the page has its heading for screen readers whichever slide is in view', async () => {
        for (let number = 1; number <= hero.count; number++) {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTranslate(locale)('home.hero.heading'))
          await next.click()
        }
      })
    }
  })
})

test('announces slides only while the carousel is paused', async ({ sharedPage: page }) => {
  const found = await openLive(page, hero)
  const { viewport, slides, next, pause, play } = found
  await expect(viewport).toHaveAttribute('aria-live', 'off')
  await pause.click()
  await expect(viewport).toHaveAttribute('aria-live', 'polite')
  await leave(page)
  await expect(viewport).toHaveAttribute('aria-live', 'polite')
  await play.click()
  await expect(viewport).toHaveAttribute('aria-live', 'off')

  await test.step('slides glide', async () => {
    await next.click()
    await page.clock.runFor(64)
    expect(await shown(page)).toEqual([])
    await page.clock.runFor(settleMs)
    expect(await shown(page)).toEqual([2])
  })

  await test.step('only the slide in view can be reached by keyboard and screen reader', async () => {
    for (const current of [1, 2]) {
      for (const [index, slide] of (await slides.all()).entries()) {
        await expect(slide).toHaveJSProperty('inert', index !== current)
      }
      await next.click()
    }
  })
})

test('moves only after the play button when the visitor saves data', async ({ sharedPage: page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const found = await openLive(page, hero)
  await expectStopped(page, found)
  await found.play.click()
  await expect(found.pause).toBeVisible()
  await expectPlaying(page, true)
  await expectTurn(page, 2, hero.intervalMs)
})

test('moves only after the play button, and without transitions, with reduced motion', async ({ sharedPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found = await openLive(page, hero)
  await expectStopped(page, found)
  await found.next.click()
  expect(await shown(page)).toEqual([2])
  await found.viewport.focus()
  await page.keyboard.press('ArrowLeft')
  expect(await shown(page)).toEqual([1])
  await found.play.click()
  await expect(found.pause).toBeVisible()
  await expectPlaying(page, true)
  await page.clock.runFor(hero.intervalMs - 1)
  expect(await shown(page)).toEqual([1])
  await page.clock.runFor(1)
  expect(await shown(page)).toEqual([2])
  await page.mouse.move(400, 500)
  await page.mouse.down()
  await page.mouse.move(340, 500)
  await page.clock.runFor(32)
  await page.mouse.up()
  await page.clock.runFor(16)
  expect(await shown(page)).toEqual([3])
})

async function expectStopped(page: Page, found: Parts): Promise<void> {
  await expect(found.play).toBeVisible()
  await expect(found.pause).toHaveCount(0)
  await expectPlaying(page, false)
  await expectStill(page, hero)
}
