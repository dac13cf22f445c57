import type { Page } from '@playwright/test'

/** Words of headings that go over two lines without a hyphen, as words do that are wider than their place. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>()
    const range = document.createRange()
    for (const heading of document.querySelectorAll('h1, h2, h3, th, b, main dt')) {
      if (!heading.checkVisibility()) continue
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        // A break at a soft hyphen is between two of these. Languages without spaces may break between any two letters.
        for (const { 0: part, index } of (node as Text).data.matchAll(/\p{Script=Latin}+/gu)) {
          const tops = [...part].map((_, at) => {
            range.setStart(node as Text, index + at)
            range.setEnd(node as Text, index + at + 1)
            return [...range.getClientRects()].at(-1)?.top
          })
          if (tops.some((top, at) => at > 0 && Math.abs((top ?? 0) - (tops[at - 1] ?? 0)) > 8)) broken.add(part)
        }
      }
    }
    return [...broken]
  })
}
