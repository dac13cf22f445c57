import type { Page } from '@playwright/test'

/**
 * What has to stay on one line and does not (the company’s name, a figure, “E-Mail”) or loses the spaces around it in a flex or grid container, and
 * fields nearer to the right edge than to the left.
 */
export function cramped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const oneLine = [...document.querySelectorAll('.logo > span, .whole, dd > :has(> .suffix)')].filter((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      // Beside the name is the mark, which is not as high as two lines.
      return range.getBoundingClientRect().height > 1.7 * Number.parseFloat(getComputedStyle(element).fontSize)
    })
    const apart = [...document.querySelectorAll('.whole')].filter(({ parentElement: parent }) => {
      const hasTextBeside = [...(parent?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim())
      return parent && hasTextBeside && /flex|grid/.test(getComputedStyle(parent).display)
    })
    const fields = [...document.querySelectorAll('main form :is(input, select, textarea)')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return element.checkVisibility() && left < innerWidth / 3 && innerWidth - right < left - 1
    })
    return [...oneLine, ...apart, ...fields].map((element) => element.outerHTML.slice(0, 120))
  })
}
