import { type HTMLElement, NodeType } from 'node-html-parser'
import { endsLikeHeading } from '../../../check/endsLikeHeading'
import { type Page, tagName, withAncestors } from '../parsePage'
import type { Finding, PageRule } from '../rule'

export const headings = {
  name: 'headings',
  scope: 'page',
  why: 'Screen readers list the headings, and jump from one to the next (WCAG 1.3.1, 2.4.6): below each there is something, and what looks like one, a short paragraph in bold type, is one. Skipped levels are reported by “valid HTML”.',
  check(page) {
    return [...withoutContent(page), ...page.all('p').filter(looksLikeHeading).map(disguised)]
  },
} satisfies PageRule

/** A heading that is a link is the title of a card. */
function withoutContent({ elements, source }: Page): Finding[] {
  const all = elements.filter((element) => /^h[1-6]$/.test(tagName(element)))
  return all.flatMap((heading, index): Finding[] => {
    const next = all[index + 1]
    if (heading.querySelector('a') || (next && tagName(next) > tagName(heading))) return []
    const end = Math.min(next?.range[0] ?? source.length, part(heading)?.range[1] ?? source.length)
    if (isShown(source.slice(heading.range[1], end))) return []
    return [{ found: `nothing below the <${tagName(heading)}> “${heading.text.trim()}”`, expected: 'what it announces, or no heading' }]
  })
}

/** What comes after its end is not below its heading. */
function part(heading: HTMLElement): HTMLElement | undefined {
  return withAncestors(heading).find((each) => /^(article|aside|body|details|dialog|footer|main|nav|section)$/.test(tagName(each)))
}

function isShown(markup: string): boolean {
  const content = markup.replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
  return /<(?:audio|iframe|img|input|select|svg|textarea|video)\b/.test(content) || content.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== ''
}

function looksLikeHeading(paragraph: HTMLElement): boolean {
  const parts = paragraph.childNodes.filter((node) => node.nodeType !== NodeType.COMMENT_NODE && node.text.trim() !== '')
  const isBold = parts.length > 0 && parts.every((node) => /^(b|strong)$/.test(tagName(node as HTMLElement)))
  const around = withAncestors(paragraph).map(tagName)
  return isBold && endsLikeHeading(paragraph.text) && !around.some((tag) => /^(li|td|th|blockquote|figure|dialog)$/.test(tag))
}

function disguised(paragraph: HTMLElement): Finding {
  return { found: `a paragraph in bold type: “${paragraph.text.trim().slice(0, 80)}”`, expected: 'a heading, or a sentence' }
}
