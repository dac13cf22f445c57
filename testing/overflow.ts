import type { Page } from '@playwright/test'

/** Elements that make the page wider than the window. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isClipped(element),
    )
    return culprits.map((element) => `${Math.round(element.getBoundingClientRect().right)} px: ${element.outerHTML.slice(0, 120)}`)

    function isClipped(element: Element): boolean {
      const parent = element.parentElement
      return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent))
    }
  })
}
