import { expect, type Page } from '@playwright/test'
import { getContent } from '../collections/content'
import type { Locale } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { openChanged } from './openChanged'

export interface Carousel {
  path: string
  /** The accessible name of the carousel. */
  label: (locale: Locale) => string
  /** Specification §9. */
  intervalMs: number
  count: number
  /** Hydrated after the first paint, or on becoming visible. */
  untilPainted: boolean
}

export const hero: Carousel = { path: '/', label: (locale) => getTranslate(locale)('home.hero.label'), intervalMs: 2500, count: 4, untilPainted: true }
export const testimonials: Carousel = {
  path: '/testimonial',
  label: (locale) => getTranslate(locale)('testimonial.title'),
  intervalMs: 3000,
  count: getContent().testimonials.length,
  untilPainted: false,
}

/** Longer than a transition, shorter than the shortest interval. */
export const settleMs = 1000

/** The parts of a carousel, located by the texts of the page’s language. */
export function parts(page: Page, carousel: Carousel, locale: Locale = 'en') {
  const words = getTranslate(locale)('layout.motion')
  const root = page.getByRole('group', { name: carousel.label(locale), exact: true }).and(page.locator(':has(> .viewport)'))
  const button = (name: string) => root.getByRole('button', { name, exact: true })
  return {
    root,
    /** The track of the slides: scrolled by the browser at first, marked `data-live` after hydration. */
    viewport: root.locator('.viewport'),
    slides: root.locator('.track > *'),
    island: root.locator('[data-island]'),
    buttons: root.locator('button'),
    pause: button(words.pause),
    play: button(words.play),
    previous: button(words.previous),
    next: button(words.next),
  }
}

export type Parts = ReturnType<typeof parts>

/**
 * Opens the page of a carousel with a stopped clock, and waits for the hydration of the carousel. From then on, only `page.clock`
 * advances timers and animations.
 *
 * @param change of the built document before it is opened.
 */
export async function openLive(page: Page, carousel: Carousel, change?: (html: string) => string): Promise<Parts> {
  await openUnhydrated(page, carousel, change)
  await hydrate(page, carousel)
  return parts(page, carousel)
}

/** Like `openLive`, but before hydration: nothing has been painted yet, and the carousel may be off screen. */
export async function openUnhydrated(page: Page, carousel: Carousel, change?: (html: string) => string): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  if (change) await openChanged(page, carousel.path, change)
  else await page.goto(carousel.path)
}

/** Triggers the hydration of the carousel without advancing the clock, and waits for it. */
export async function hydrate(page: Page, { untilPainted }: Carousel): Promise<void> {
  if (untilPainted) await page.clock.runFor(50)
  else await page.evaluate(() => document.querySelector('.viewport')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expectLive(page)
}

/*
 * What follows asks the page itself, and no locator: each question to one takes five times as much of the processor, and tests of carousels
 * ask hundreds of them. A page has one carousel.
 */

/** Waits until the carousel is hydrated. */
export function expectLive(page: Page): Promise<void> {
  return expect.poll(() => page.evaluate(() => document.querySelector('.viewport')?.hasAttribute('data-live'))).toBe(true)
}

/** The numbers of the slides that fill the viewport, from 1 on: one, unless a transition is running. */
export function shown(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const [element, ...others] = document.querySelectorAll('.viewport')
    if (!element || others.length > 0) throw new Error('There is not one carousel.')
    const view = element.getBoundingClientRect()
    const slides = [...(element.firstElementChild?.children ?? [])].map((slide) => slide.getBoundingClientRect())
    return slides.flatMap(({ left, right }, index) => (Math.abs(left - view.left) < 2 && Math.abs(right - view.right) < 2 ? [index + 1] : []))
  })
}

/** Finishes a transition and expects this slide alone. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  await page.clock.runFor(settleMs)
  await expect.poll(() => shown(page)).toEqual([number])
}

/** Expects that the carousel moves to this slide after exactly this time. */
export async function expectTurn(page: Page, number: number, afterMs: number): Promise<void> {
  const before = await shown(page)
  expect(before).not.toEqual([number])
  await page.clock.runFor(afterMs - 1)
  expect(await shown(page)).toEqual(before)
  await page.clock.runFor(1)
  await expectSlide(page, number)
}

/** Expects that the carousel moves to the next slide after its interval. */
export async function expectTurnOn(page: Page, { intervalMs, count }: Carousel): Promise<void> {
  await expect.poll(() => shown(page)).toHaveLength(1)
  const [number = 0] = await shown(page)
  await expectTurn(page, (number % count) + 1, intervalMs)
}

/** Expects that the carousel does not move. */
export async function expectStill(page: Page, { intervalMs, count }: Carousel): Promise<void> {
  const before = await shown(page)
  expect(before).toHaveLength(1)
  for (let turn = 0; turn < count + 1; turn++) {
    await page.clock.runFor(intervalMs)
    expect(await shown(page)).toEqual(before)
  }
}

/** Whether the carousel moves automatically: its `aria-live`, which is set after the change. */
export function expectPlaying(page: Page, playing: boolean): Promise<void> {
  return expect.poll(() => page.evaluate(() => document.querySelector('.viewport')?.getAttribute('aria-live'))).toBe(playing ? 'off' : 'polite')
}

/** Makes a document right-to-left. */
export function rightToLeft(html: string): string {
  return html.replace('dir="ltr"', 'dir="rtl"')
}

/** Scrolls to a slide of a carousel that is not hydrated. */
export async function scrollToSlide(page: Page, number: number): Promise<void> {
  await page.evaluate(
    (number) => document.querySelector(`.track > :nth-child(${number})`)?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' }),
    number,
  )
}

/** Moves the mouse away from all carousels. */
export function leave(page: Page): Promise<void> {
  return page.mouse.move(3, 3)
}
