import type { Page } from './parsePage'

/** Limits of a page. */
export interface Budget {
  /** Bytes in Brotli of HTML and linked style sheets. */
  page: number
  /** Bytes in Brotli of the scripts that run without interaction, with their imports. */
  script: number
  /** Bytes in Brotli of scripts that are only preloaded, with their imports. */
  preloaded: number
  /** Requests of a browser before any interaction: the page, scripts, fonts, pictures that are not lazy. */
  requests: number
  /** Elements of the document, without those that only mark where a word may break. */
  elements: number
}

/**
 * - page: ten packets of 1,460 bytes, which a server sends before it waits for an answer, less their headers (RFC 6928).
 *   Everything for the first paint is in the page, so it takes one round trip.
 *   With tracking, each page also has the question of consent, of half a kilobyte.
 * - script: the code of every page – language, menus, videos, hydration – and a small reserve.
 * - preloaded: nothing; on the home page React, Embla and the hero carousel.
 * - requests: the page, its script, the font, and the first visible picture.
 * - elements: a third more than the largest page of this kind has; each is laid out and styled on a slow phone.
 */
const ordinary: Budget = { page: 14_000, script: 2000, preloaded: 0, requests: 4, elements: 530 }

/** The budget of a page, by its type. */
export function budgetOf(page: Page): Budget {
  const budget = budgetOfType(page)
  return page.all('button').some((button) => button.hasAttribute('data-consent')) ? { ...budget, page: budget.page + 600 } : budget
}

function budgetOfType(page: Page): Budget {
  if (page.path === '/') return { ...ordinary, preloaded: 62_000, requests: 6, elements: 700 }
  // Posts may be long; Lighthouse warns from 800 elements on.
  if (page.meta.get('og:type') === 'article') return { ...ordinary, script: 3000, elements: 800 }
  return page.all('form').length > 0 ? { ...ordinary, script: 3000 } : ordinary
}
