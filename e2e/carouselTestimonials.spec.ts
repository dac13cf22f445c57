import { expect, type Page } from '@playwright/test'
import {
  expectLive,
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

test('shows one testimonial in a narrow window and all three in a wide one, after each resize', async ({ sharedPage: page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 800 })
  const found = await openLive(page, testimonials)

  await test.step('by keyboard, what stops them comes first, then their buttons, then they themselves', async () => {
    await page.evaluate(() => document.querySelector('main')?.prepend(Object.assign(document.createElement('button'), { id: 'before' })))
    await page.locator('#before').focus()
    await expectPlaying(page, true)
    for (const stop of [found.play, found.previous, found.next, found.viewport]) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
      await expect(found.pause).toHaveCount(0)
    }
    await found.play.click()
    await leave(page)
    await expectPlaying(page, true)
  })

  await test.step(`they turn every ${testimonials.intervalMs} ms, and from the last to the first`, async () => {
    await expectTurn(page, 2, testimonials.intervalMs)
    for (const number of [3, 1, 2]) await expectTurn(page, number, testimonials.intervalMs - settleMs)
  })

  for (const width of [360, 768, 991]) {
    await test.step(`at ${width} px, one testimonial is in view`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.clock.runFor(settleMs)
      await expect.poll(() => shown(page)).toHaveLength(1)
      await expect(found.next).toBeVisible()
      await expectNoIndicators(found)
    })
  }

  await test.step('they keep their distance where the last meets the first', async () => {
    for (let [number = 0] = await shown(page); number !== 1; number--) await found.previous.click()
    await expectSlide(page, 1)
    const gap = await between(page, 1, 2)
    expect(gap).toBeGreaterThan(0)
    await found.previous.click()
    await page.clock.runFor(64)
    expect(await shown(page), 'they are on their way').toEqual([])
    expect(await between(page, 3, 1)).toBeCloseTo(gap, 0)
    await expectSlide(page, 3)
    await found.previous.click()
    await expectSlide(page, 2)
    await leave(page)
  })

  for (const time of ['once', 'twice']) {
    await test.step(`one that was looked at narrow stays among the three when the window widens, and all works when it narrows again: ${time}`, async () => {
      await page.setViewportSize(wide)
      await expect(found.viewport).not.toHaveAttribute('data-live')
      await expect(found.viewport, 'no stop for the keyboard').toHaveJSProperty('tabIndex', -1)
      await expectAllInView(page, found)
      await expect(found.viewport).not.toHaveAttribute('aria-live')
      await expect(page.locator('[aria-roledescription]'), 'nobody is told of a carousel or its slides').toHaveCount(0)
      await page.clock.runFor(testimonials.intervalMs * 2)
      await expectAllInView(page, found)

      await page.setViewportSize(narrow)
      await expectLive(page)
      await expect(found.viewport).toHaveJSProperty('tabIndex', 0)
      await expectPlaying(page, true)
      expect(await shown(page)).toEqual([1])
      await expectTurn(page, 2, testimonials.intervalMs)
      await found.viewport.hover()
      await expectPlaying(page, false)
      await expectStill(page, testimonials)
      await found.next.click()
      await expectSlide(page, 3)
      await leave(page)
    })
  }
})

test('shows all testimonials without controls in a wide window, and hydrates when it narrows', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await openUnhydrated(page, testimonials)
  const found = parts(page, testimonials)
  for (const width of [1440, 992]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAllInView(page, found)
    await page.clock.runFor(testimonials.intervalMs * 2)
    await expectAllInView(page, found)
    await expect(found.viewport, 'no stop for the keyboard').toHaveJSProperty('tabIndex', -1)
  }
  await test.step('more of them, as an editor may add, stand in rows of readable lines', async () => {
    const widths = await page.evaluate(() => {
      const track = document.querySelector('.track')
      const added = Array.from({ length: 4 }, () => track?.firstElementChild?.cloneNode(true) as Element)
      track?.append(...added)
      const widths = [...(track?.children ?? [])].map((slide) => slide.getBoundingClientRect().width)
      for (const slide of added) slide.remove()
      return widths
    })
    for (const width of widths) expect(width).toBeGreaterThanOrEqual(240)
  })
  await page.setViewportSize(narrow)
  await found.root.scrollIntoViewIfNeeded()
  await expectLive(page)
  await expectTurn(page, 2, testimonials.intervalMs)
})

/** From the end of a slide to the start of another, px. */
function between(page: Page, one: number, other: number): Promise<number> {
  return page.evaluate(
    ([one, other]) => {
      const boxOf = (number: number) => document.querySelector(`.track > :nth-child(${number})`)?.getBoundingClientRect()
      return (boxOf(other)?.left ?? 0) - (boxOf(one)?.right ?? 0)
    },
    [one, other] as const,
  )
}

async function expectAllInView(page: Page, found: Parts): Promise<void> {
  await page.evaluate(() => document.querySelector('.viewport')?.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
  for (const slide of await found.slides.all()) {
    await expect(slide).toBeInViewport({ ratio: 0.99 })
    await expect(slide).toHaveJSProperty('inert', false)
  }
  const { tops, starts, ends, left, right } = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.track > *')].map((slide) => slide.getBoundingClientRect())
    const { left = 0, right = 0 } = document.querySelector('.viewport')?.getBoundingClientRect() ?? {}
    return { tops: boxes.map(({ top }) => top), starts: boxes.map((box) => box.left), ends: boxes.map((box) => box.right), left, right }
  })
  expect(new Set(tops).size).toBe(1)
  expect(starts.at(0)).toBeCloseTo(left, 0)
  expect(ends.at(-1)).toBeCloseTo(right, 0)
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
