import type { Page } from '@playwright/test'

/**
 * Texts that must stay on one line and do not (the company’s name, a figure, “E-Mail”), or that lose the spaces around them in a flex or grid
 * container; fields that are nearer to the right edge than to the left; labels of the map that touch; and facts below their own empty line.
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
    const labels = [...document.querySelectorAll('.map li')]
    const touching = labels.filter((label, index) =>
      labels.slice(index + 1).some((other) => isNear(label.getBoundingClientRect(), other.getBoundingClientRect())),
    )
    const below = [...document.querySelectorAll('.byline li')].filter((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const [first] = range.getClientRects()
      return first && first.top - element.getBoundingClientRect().top > first.height
    })
    return [...oneLine, ...apart, ...fields, ...touching, ...below].map((element) => element.outerHTML.slice(0, 120))

    function isNear(one: DOMRect, other: DOMRect): boolean {
      return one.left - other.right < 2 && other.left - one.right < 2 && one.top - other.bottom < 2 && other.top - one.bottom < 2
    }
  })
}
