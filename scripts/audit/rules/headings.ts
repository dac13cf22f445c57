import type { HTMLElement } from 'node-html-parser'
import { tagName } from '../parsePage'
import type { Finding, PageRule } from '../rule'

export const headings = {
  name: 'headings',
  scope: 'page',
  why: 'A page has one h1 with its subject and skips no heading level: screen readers and search engines read the headings as an outline (WCAG 1.3.1).',
  check({ elements }) {
    // A dialog has an outline of its own, and is hidden until it opens.
    const outline = elements.filter((element) => /^h[1-6]$/.test(tagName(element)) && !isInDialog(element))
    const first = outline.filter((element) => tagName(element) === 'h1')
    const findings: Finding[] = first.length === 1 ? [] : [{ found: `${first.length} h1`, expected: 'exactly one' }]
    outline.forEach((heading, index) => {
      const level = Number(tagName(heading)[1])
      const before = Number(tagName(outline[index - 1] ?? null)[1] ?? 0)
      if (level <= before + 1) return
      findings.push({ found: `h${level} “${heading.text.trim()}” after ${before ? `h${before}` : 'no heading'}`, expected: `h${before + 1}` })
    })
    return findings
  },
} satisfies PageRule

/** Whether it is in a dialog or is one. The parser’s `closest` compiles its selector again for each ancestor. */
function isInDialog(element: HTMLElement | null): boolean {
  return element !== null && (element.getAttribute('role') === 'dialog' || isInDialog(element.parentNode))
}
