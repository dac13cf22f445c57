import type { Page } from './parsePage'

/** Limits of a page. */
interface Budget {
  /** Bytes in Brotli of HTML and linked style sheets. */
  page: number
  /** Bytes in Brotli of the HTML that the first paint waits for. */
  firstPart: number
  /** Bytes in Brotli of the scripts that run without interaction, with their imports. */
  script: number
  /** Bytes in Brotli of scripts that are only preloaded, with their imports. */
  preloaded: number
  /** Bytes of the pictures of the first view. */
  firstPictures: number
  /** Bytes of all pictures. */
  pictures: number
  /** Requests of a browser before any interaction: the page, scripts, fonts, pictures that are not lazy. */
  requests: number
  /** Elements of the document, without those that only mark where a word may break. */
  elements: number
}

/**
 * - page: ten packets of 1,460 bytes, which a server sends before it waits for an answer, less their headers (RFC 6928). Posts
 *   may be long, and the home page shows what editors add in several places, from partners to services: no first paint waits for their ends.
 *   A category of the blog grows with every post.
 *   With tracking, each page also has the question of consent, of half a kilobyte.
 * - firstPart: a tenth more than the largest page has (docs/decisions/026). A category is one list, so its first paint waits for all of it.
 * - script: the code of every page – language, menus, videos, hydration – and a small reserve.
 * - preloaded: nothing; on the home page React, Embla and the hero carousel.
 * - firstPictures, pictures: on a phone, photographs in place of drawings: at most 8 and 126 kB are drawn now.
 * - requests: the page, its script, the font, and the first visible picture.
 * - elements: a third more than the largest page of this kind has; each is laid out and styled on a slow phone.
 */
const ordinary: Budget = {
  page: 14_000,
  firstPart: 13_000,
  script: 2000,
  preloaded: 0,
  firstPictures: 200_000,
  pictures: 1_500_000,
  requests: 4,
  elements: 530,
}

/** The budget of a page, by its type. */
export function budgetOf(page: Page): Budget {
  const budget = budgetOfType(page)
  return page.all('button').some((button) => button.hasAttribute('data-consent')) ? { ...budget, page: budget.page + 600 } : budget
}

function budgetOfType(page: Page): Budget {
  if (page.path === '/') return { ...ordinary, page: 15_000, preloaded: 62_000, requests: 6, elements: 700 }
  // Lighthouse warns from 800 elements on.
  if (page.meta.get('og:type') === 'article') return { ...ordinary, page: 20_000, script: 3000, elements: 800 }
  if (page.elements.some((element) => element.getAttribute('data-island') === 'BlogCategory'))
    return { ...ordinary, page: 20_000, firstPart: 20_000, elements: 800 }
  return page.all('form').length > 0 ? { ...ordinary, script: 3000 } : ordinary
}
