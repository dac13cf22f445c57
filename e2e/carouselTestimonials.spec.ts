import { expect, type Page } from '@playwright/test'
import {
  expectPlaying,
  expectSlide,
  expectStill,
  expectTurn,
  leave,
  openLive,
  openUnhydrated,
  type Parts,
  parts,
  settleMs,
  shown,
  testimonials,
} from '../testing/carousel'
import { inMotion } from '../testing/inMotion'
import { test } from '../testing/test'

test.use(inMotion)

const narrow = { width: 991, height: 800 }
const wide = { width: 992, height: 800 }

test('shows one testimonial in a narrow window and all three in a wide one, after each resize', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 800 })
  const found = await openLive(page, testimonials)

  await test.step('by keyboard, what stops them comes first, then their buttons, then they themselves', async () => {
    await page.evaluate(() => document.querySelector('main')?.prepend(Object.assign(document.createElement('button'), { id: 'before' })))
    await page.locator('#before').focus()
    await expectPlaying(found, true)
    for (const stop of [found.play, found.previous, found.next, found.viewport]) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
      await expect(found.pause).toHaveCount(0)
    }
    await found.play.click()
    await leave(page)
    await expectPlaying(found, true)
  })

  await test.step(`they turn every ${testimonials.intervalMs} ms, and from the last to the first`, async () => {
    await expectTurn(page, found, 2, testimonials.intervalMs)
    for (const number of [3, 1, 2]) await expectTurn(page, found, number, testimonials.intervalMs - settleMs)
  })

  for (const width of [360, 768, 991]) {
    await test.step(`at ${width} px, one testimonial is in view`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.clock.runFor(settleMs)
      await expect.poll(() => shown(found.viewport)).toHaveLength(1)
      await expect(found.next).toBeVisible()
      await expectNoIndicators(found)
    })
  }

  await test.step('they keep their distance where the last meets the first', async () => {
    for (let [number = 0] = await shown(found.viewport); number !== 1; number--) await found.previous.click()
    await expectSlide(page, found, 1)
    const gap = await found.slides.evaluateAll(([first, second]) => (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0))
    expect(gap).toBeGreaterThan(0)
    await found.previous.click()
    await page.clock.runFor(64)
    expect(await shown(found.viewport), 'they are on their way').toEqual([])
    const meeting = await found.slides.evaluateAll((slides) => (slides[0]?.getBoundingClientRect().left ?? 0) - (slides[2]?.getBoundingClientRect().right ?? 0))
    expect(meeting).toBeCloseTo(gap, 0)
    await expectSlide(page, found, 3)
    await found.previous.click()
    await expectSlide(page, found, 2)
    await leave(page)
  })

  for (const time of ['once', 'twice']) {
    await test.step(`one that was looked at narrow stays among the three when the window widens, and all works when it narrows again: ${time}`, async () => {
      await page.setViewportSize(wide)
      await expect(found.viewport).not.toHaveAttribute('data-live')
      await expect(found.viewport, 'no stop for the keyboard').toHaveJSProperty('tabIndex', -1)
      await expectAllInView(page, found)
      await expect(found.viewport).not.toHaveAttribute('aria-live')
      await page.clock.runFor(testimonials.intervalMs * 2)
      await expectAllInView(page, found)

      await page.setViewportSize(narrow)
      await expect(found.viewport).toHaveAttribute('data-live')
      await expect(found.viewport).toHaveJSProperty('tabIndex', 0)
      await expectPlaying(found, true)
      expect(await shown(found.viewport)).toEqual([1])
      await expectTurn(page, found, 2, testimonials.intervalMs)
      await found.viewport.hover()
      await expectPlaying(found, false)
      await expectStill(page, found, testimonials)
      await found.next.click()
      await expectSlide(page, found, 3)
      await leave(page)
    })
  }
})

test('shows all testimonials without controls in a wide window, and hydrates when it narrows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openUnhydrated(page, testimonials)
  const found = parts(page, testimonials)
  for (const width of [1440, 992]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAllInView(page, found)
    await page.clock.runFor(testimonials.intervalMs * 2)
    await expectAllInView(page, found)
  }
  await page.setViewportSize(narrow)
  await found.root.scrollIntoViewIfNeeded()
  await expect(found.viewport).toHaveAttribute('data-live')
  await expectTurn(page, found, 2, testimonials.intervalMs)
})

async function expectAllInView(page: Page, found: Parts): Promise<void> {
  const { slides, viewport } = found
  for (const slide of await slides.all()) {
    await slide.scrollIntoViewIfNeeded()
    await expect(slide).toBeInViewport({ ratio: 0.99 })
    await expect(slide).toHaveJSProperty('inert', false)
  }
  const tops = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const { starts, ends, view } = await viewport.evaluate((element) => {
    const boxes = [...(element.firstElementChild?.children ?? [])].map((slide) => slide.getBoundingClientRect())
    const { left, right } = element.getBoundingClientRect()
    return { starts: boxes.map((box) => box.left), ends: boxes.map((box) => box.right), view: { left, right } }
  })
  expect(starts.at(0)).toBeCloseTo(view.left, 0)
  expect(ends.at(-1)).toBeCloseTo(view.right, 0)
  const widths = starts.map((start, index) => (ends[index] ?? 0) - start)
  for (const width of widths) expect(width).toBeCloseTo(widths[0] ?? 0, 0)
  for (const button of await found.buttons.all()) await expect(button).toBeHidden()
  await expectNoIndicators(found)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
}

/** Specification §2: the carousels have none. */
async function expectNoIndicators({ root, buttons }: Parts): Promise<void> {
  await expect(root.locator('[role="tab"], [role="tablist"], [aria-current], ol, ul')).toHaveCount(0)
  await expect(buttons).toHaveCount(3)
}
