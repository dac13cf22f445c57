import type { Page } from '@playwright/test'
import type { Locale } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'

/** The statistics strip of the home page. */
export function counters(page: Page, locale: Locale = 'en') {
  const strip = page.getByRole('region', { name: getTranslate(locale)('home.statistics.title') })
  return {
    island: strip.locator('[data-island="Counters"]'),
    labels: strip.locator('dt'),
    /** The visible digits. */
    numbers: strip.locator('dd > [aria-hidden]'),
    /** The text for screen readers. */
    spoken: strip.locator('dd > .visually-hidden'),
    failure: strip.getByRole('alert'),
  }
}

/** Scrolls until this part of the island is visible; without a part, until the island is near but still off screen. */
export async function approach(page: Page, part?: number): Promise<void> {
  await page.evaluate((part) => {
    const element = document.querySelector('[data-island="Counters"]')
    if (!element) throw new Error('There are no counters.')
    const box = element.firstElementChild?.getBoundingClientRect() ?? element.getBoundingClientRect()
    const below = part === undefined ? -0.9 * innerHeight : part * box.height
    scrollTo({ top: scrollY + box.top - innerHeight + below, behavior: 'instant' })
  }, part)
}
