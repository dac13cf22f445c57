import { expect, type Page } from '@playwright/test'
import { expectLive, hero, parts, rightToLeft, scrollToSlide, shown, testimonials } from '../testing/carousel'
import { holdRequests } from '../testing/holdRequests'
import { inMotion } from '../testing/inMotion'
import { openChanged } from '../testing/openChanged'
import { chunkOfReact } from '../testing/scripts'
import { test } from '../testing/test'
import { layoutShifts, watchForProblems, watchForShifts } from '../testing/watch'

test.use(inMotion)

test.use({ viewport: { width: 800, height: 700 } })

declare global {
  interface Window {
    /** What is seen of the slides, by frame, without repetition. */
    slidePositions: string[]
  }
}

for (const carousel of [hero, testimonials]) {
  for (const change of [undefined, rightToLeft]) {
    const open = (page: Page) => (change ? openChanged(page, carousel.path, change) : page.goto(carousel.path))

    test(`shifts nothing on hydration of the carousel of ${carousel.path}, and keeps the slide in view${change ? ', also from right to left' : ''}`, async ({
      page,
    }) => {
      await test.step('nothing shifts', async () => {
        // So high that what follows the carousel is in sight.
        await page.setViewportSize({ width: 800, height: 1200 })
        const problems = await watchForProblems(page)
        await watchForShifts(page)
        await open(page)
        await expectLive(page)
        expect(await layoutShifts(page)).toEqual([])
        expect(problems).toEqual([])
        await page.setViewportSize({ width: 800, height: 700 })
      })

      // The last one, and one in the middle of the hero; the others follow from them.
      for (const number of carousel === hero && !change ? [3, carousel.count] : [carousel.count]) {
        await test.step(`slide ${number} stays in view`, async () => {
          const release = await holdRequests(page, `**${chunkOfReact()}`)
          await open(page)
          const found = parts(page, carousel)
          await scrollToSlide(page, number)
          await expect.poll(() => shown(page)).toEqual([number])
          await watchFrames(page)
          await expect(found.viewport, 'is not hydrated yet').not.toHaveAttribute('data-live')
          release()
          await expectLive(page)
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
          expect(await page.evaluate(() => window.slidePositions)).toEqual([`slide ${number} at 0 px`])
          await expect(found.slides.nth(number - 1)).toHaveJSProperty('inert', false)
        })
      }
    })
  }
}

/** Writes down, frame by frame and from now on, where the slides are that can be seen. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const element = document.querySelector('.viewport')
    if (!element) throw new Error('There is no carousel.')
    window.slidePositions = []
    const write = () => {
      const view = element.getBoundingClientRect()
      const positions = [...(element.firstElementChild?.children ?? [])].map((slide) => Math.trunc(slide.getBoundingClientRect().left - view.left))
      const seen = positions.flatMap((position, index) => (Math.abs(position) < view.width - 1 ? [`slide ${index + 1} at ${position} px`] : [])).join(', ')
      if (window.slidePositions.at(-1) !== seen) window.slidePositions.push(seen)
      requestAnimationFrame(write)
    }
    write()
  })
}
