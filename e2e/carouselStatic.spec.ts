import { expect, type Page } from '@playwright/test'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { getTranslate } from '../i18n/translator'
import { hero, parts, rightToLeft, scrollToSlide, shown, testimonials } from '../testing/carousel'
import { counters } from '../testing/counters'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { inMotion } from '../testing/inMotion'
import { openChanged } from '../testing/openChanged'
import { chunkOfIsland } from '../testing/scripts'
import { shareByLocale } from '../testing/shareByLocale'
import { test } from '../testing/test'

test.use(inMotion)

test.use({ viewport: { width: 800, height: 700 }, painted: true })

const { statistics } = getContent()

/** A browser with many bars, a phone on its side, and the smallest one. */
const lowWindows = [
  { width: 1440, height: 600 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
]

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all slides of a carousel with their numbers and no dead button, each in a language', async ({ page }) => {
    await inEveryLanguage(async (locale) => {
      for (const carousel of shareByLocale(locale, [hero, testimonials])) {
        await page.goto(address(carousel.path, locale))
        const { slides, buttons } = parts(page, carousel, locale)
        await expect(slides).toHaveCount(carousel.count)
        for (const button of await buttons.all()) await expect(button).toBeHidden()
        for (const slide of await slides.all()) {
          await slide.scrollIntoViewIfNeeded()
          await expect(slide).toBeInViewport({ ratio: 0.5 })
        }
        const starts = await slides.evaluateAll((all) => all.map((slide) => Math.round(slide.getBoundingClientRect().x)))
        // Of testimonials, which all look alike, nobody would know that there are more.
        if (carousel === testimonials) expect(new Set(starts).size).toBe(1)
        if (carousel !== hero) return
        const { numbers, labels } = counters(page, locale)
        await expect(numbers).toHaveText(statistics.map(({ value }) => `${value}+`))
        await expect(labels).toHaveText(statistics.map(({ key }) => getTranslate(locale)(`home.statistics.${key}`)))
        const size = page.viewportSize()
        for (const window of lowWindows) {
          await page.setViewportSize(window)
          await slides.first().scrollIntoViewIfNeeded()
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          const [end = Number.NaN, below = Number.NaN] = await slides.evaluateAll((all) => {
            const ends = all.map((slide) => slide.querySelector('a')?.getBoundingClientRect().bottom ?? Number.NaN)
            // The slide with most words decides how high all are.
            return [ends[0], Math.min(...all.map((slide, index) => slide.getBoundingClientRect().bottom - (ends[index] ?? Number.NaN)))]
          })
          if (end > window.height) expect(below, 'a low window shows the way on, or has no more room for it').toBeLessThan(40)
        }
        if (size) await page.setViewportSize(size)
      }
    })
  })
})

test.describe('Before hydration', () => {
  for (const change of [undefined, rightToLeft]) {
    const towardsNext = change ? -1 : 1
    test(`reaches each slide by scrolling, with snapping${change ? ', also from right to left' : ', and by keyboard'}`, async ({ sharedPage: page }) => {
      await preventHydration(page)
      const found = parts(page, hero)
      await (change ? openChanged(page, '/', change) : page.goto('/'))
      await expect(found.pause).toHaveCount(0)
      await found.viewport.hover()
      for (let number = 2; number <= hero.count; number++) {
        await page.mouse.wheel(500 * towardsNext, 0)
        await expect.poll(() => shown(page)).toEqual([number])
      }
      if (change) return
      await scrollToSlide(page, 1)
      await expect.poll(() => shown(page)).toEqual([1])
      await found.viewport.focus()
      for (const slide of await found.slides.all()) {
        await page.keyboard.press('Tab')
        await expect(slide.getByRole('link')).toBeFocused()
        await expect(slide.getByRole('link')).toBeInViewport({ ratio: 1 })
      }
    })
  }
})

/** Never answers requests for the carousel’s code. */
async function preventHydration(page: Page): Promise<void> {
  await page.route(`**${chunkOfIsland('Carousel')}`, () => {})
}
