import { expect, type Page } from '@playwright/test'
import { expectLive, hero, parts, rightToLeft, scrollToSlide, shown, testimonials } from '../testing/carousel'
import { holdRequests } from '../testing/holdRequests'
import { inMotion } from '../testing/inMotion'
import { openChanged } from '../testing/openChanged'
import { chunkOfReact } from '../testing/scripts'
import { test } from '../testing/test'
import { layoutShifts, watchForProblems, watchForShifts } from '../testing/watch'

test.use(inMotion)

declare global {
  interface Window {
    /** What is seen of the slides, by frame, without repetition. */
    slidePositions: string[]
  }
}

for (const carousel of [hero, testimonials]) {
  test(`shifts nothing on hydration of the carousel of ${carousel.path}, and keeps the slide in view, also from right to left`, async ({
    sharedPage: page,
  }) => {
    // So high that what follows the carousel is in sight.
    await page.setViewportSize({ width: 800, height: 1200 })
    const problems = await watchForProblems(page)
    await watchForShifts(page)
    const found = parts(page, carousel)
    // The last one, and of the hero one in the middle and the one that it opens with; the others follow from them.
    for (const number of carousel === hero ? [1, 3, carousel.count] : [carousel.count]) await handOver(number, () => page.goto(carousel.path))
    await handOver(carousel.count, () => openChanged(page, carousel.path, rightToLeft))

    async function handOver(number: number, open: () => Promise<unknown>) {
      const release = await holdRequests(page, `**${chunkOfReact()}`)
      await open()
      if (number > 1) await scrollToSlide(page, number)
      await expect.poll(() => shown(page)).toEqual([number])
      await watchFrames(page)
      await expect(found.viewport, 'is not hydrated yet').not.toHaveAttribute('data-live')
      release()
      await expectLive(page)
      expect.soft(await layoutShifts(page), `slide ${number}: moves`).toEqual([])
      expect(await page.evaluate(() => window.slidePositions)).toEqual([`slide ${number} at 0 px`])
      await expect(found.slides.nth(number - 1)).toHaveJSProperty('inert', false)
      expect(problems).toEqual([])
      await page.unroute(`**${chunkOfReact()}`)
    }
  })
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
