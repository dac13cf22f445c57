import type { Page } from '@playwright/test'
import { words } from '../renderer/lineBreaks/markPhrases'

/** Words of headings, labels, facts, names, controls, addresses and the Japanese text of the hero that wrap without a hyphen because they are wider than their container, and those of our own that a browser would cut. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((own) => {
    const parts = new RegExp(`${own}|\\p{sc=Latin}+|[\\p{sc=Katakana}ー]+`, 'gu')
    const broken = new Set<string>()
    const range = document.createRange()
    for (const heading of document.querySelectorAll(
      'h1, h2, h3, th, b, figcaption, .label, summary, label, button, address, main dt, main dd, .lead > span, main li > a:not(.newest *), main nav a, a[href^="mailto:"], .slide p:lang(ja)',
    )) {
      if (!heading.checkVisibility()) continue
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        // A break at a soft hyphen is between two of these. Languages without spaces may break between any two characters, but not within a foreign word.
        for (const { 0: part, index } of (node as Text).data.matchAll(parts)) {
          if (Math.abs(topOf(node as Text, index) - topOf(node as Text, index + part.length - 1)) > 8) broken.add(part)
        }
      }
    }
    return [...broken]

    /** The last position of a character: the first of a line also has an empty one at the end of the line before. */
    function topOf(text: Text, at: number): number {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return [...range.getClientRects()].at(-1)?.top ?? 0
    }
  }, words.join('|'))
}
