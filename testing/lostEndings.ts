import type { Page } from '@playwright/test'

/** Japanese sentences that end in a line of fewer than four characters, “ます。” for instance; in a label, “教育” is a word. */
export function lostEndings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll('main p:not(.label):lang(ja)')]
    const range = document.createRange()
    return paragraphs.filter((paragraph) => paragraph.checkVisibility() && endsLost(paragraph)).map(({ textContent }) => textContent?.slice(-20) ?? '')

    function endsLost(paragraph: Element): boolean {
      const tops = []
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { length } = node as Text
        for (let at = Math.max(0, length - 4); at < length; at++) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          tops.push(range.getBoundingClientRect().bottom)
        }
      }
      const [fourth, , , last] = tops.slice(-4)
      return fourth !== undefined && last !== undefined && last - fourth > 8
    }
  })
}
