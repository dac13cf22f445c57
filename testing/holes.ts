import type { Page } from '@playwright/test'

/**
 * Rows of cards that do not fill the width of their grid, cards whose picture is taller than the words beside it, and pictures that end close to the
 * edge of the page instead of at it.
 */
export function holes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = (each: Element) => each.getBoundingClientRect()
    const isSeen = (each: Element) => each.checkVisibility() && box(each).width > 0
    const cards = [...document.querySelectorAll('main article:has(> .picture)')].filter(isSeen)
    // A small one is as high as two lines of words.
    const unfilled = cards.filter(({ children }) => {
      const [picture, ...words] = [...children].map(box)
      return picture && picture.width > 200 && Math.max(...words.map(({ bottom }) => bottom)) < picture.bottom - 24
    })
    const grids = new Set(cards.map((card) => card.closest('main div:not(:has(> article:only-child))')))
    const short = [...grids].filter((grid) => {
      const items = [...(grid?.children ?? [])].filter(isSeen).map(box)
      const end = (row: number) => Math.max(...items.filter(({ top }) => Math.abs(top - row) < 2).map(({ right }) => right))
      return grid && items.some(({ top }) => end(top) < box(grid).right - 2)
    })
    const { clientWidth } = document.documentElement
    const gutter = Math.min(6 + 0.039 * clientWidth, 60)
    const isNear = (edge: number) => edge > 0.5 && edge < gutter - 1
    const pictures = [...document.querySelectorAll('main img')].filter((each) => each.checkVisibility() && !each.closest('.strip'))
    const ending = pictures.filter((each) => isNear(clientWidth - box(each).right))
    return [...unfilled, ...short, ...ending].map((each) => each?.outerHTML.slice(0, 120) ?? '')
  })
}

/** Invisible texts that are taller than the visible text in their place, and so leave a gap. */
export function keptRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('main p')]
    const isSeen = (each: Element) => getComputedStyle(each).visibility === 'visible'
    const height = (each: Element) => {
      const range = document.createRange()
      range.selectNodeContents(each)
      return range.getBoundingClientRect().height
    }
    const inPlace = (each: Element) => [...(each.parentElement?.children ?? [])].filter(isSeen).map(height)
    return texts.filter((each) => !isSeen(each) && height(each) > Math.max(...inPlace(each))).map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}
