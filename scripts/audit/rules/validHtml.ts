import type { Message } from 'html-validate'
import type { HTMLElement } from 'node-html-parser'
import { tagName, withAncestors } from '../parsePage'
import type { PageRule } from '../rule'
import { unknownAttributes } from '../unknownAttributes'
import { validate } from '../validate'

export const validHtml = {
  name: 'valid HTML',
  scope: 'page',
  why: 'Browsers and crawlers repair invalid HTML differently: misplaced elements, unknown attributes, roles and ARIA values, duplicate ids (https://html.spec.whatwg.org). Screen readers need a name for every field, link, button, summary and picture (an empty alt for decoration), voice control one with the text that is seen (WCAG 2.5.3), headings without a skipped level, and tables with a head (WCAG 1.1.1, 1.3.1). A positive tabindex takes an element out of the order of the text (WCAG 2.4.3), and a negative one a link, a button or a field out of the reach of the keyboard (WCAG 2.1.1).',
  check(page) {
    return [
      ...validate(page).map(describe),
      ...unknownAttributes(page),
      ...page.elements.flatMap(outOfOrder),
      ...page.all('table').flatMap(headless),
      ...page.all('a', 'button', 'summary').flatMap(wrongName),
    ]
  },
} satisfies PageRule

function headless(table: HTMLElement) {
  if (table.querySelector('th') || /^(presentation|none)$/.test(table.getAttribute('role') ?? '')) return []
  return [{ found: `a table without <th>: “${table.text.replace(/\s+/g, ' ').trim().slice(0, 60)}”`, expected: 'one for each column or row' }]
}

function outOfOrder(element: HTMLElement) {
  const index = element.getAttribute('tabindex') ?? ''
  if (Number(index) < 0 && /^(a|button|input|select|summary|textarea)$/.test(tagName(element)) && !isReachedOtherwise(element))
    return [{ found: `tabindex="${index}" on <${tagName(element)}>`, expected: 'none, so that the Tab key reaches it' }]
  return Number(index) > 0 ? [{ found: `tabindex="${index}" on <${tagName(element)}>`, expected: '0, and the element where its turn is' }] : []
}

/** By arrow keys, as tabs and the entries of a menu are; or by nobody, as a trap for robots is not. */
function isReachedOtherwise(element: HTMLElement): boolean {
  return withAncestors(element).some(
    (each) =>
      /^(tab|radio|option|menuitem\w*|treeitem)$/.test(each.getAttribute('role') ?? '') ||
      each.getAttribute('aria-hidden') === 'true' ||
      each.hasAttribute('hidden'),
  )
}

/** Icons and pictures for decoration are no name. */
const named = 'img:not([alt=""]), svg:not([aria-hidden="true"])'

function wrongName(element: HTMLElement) {
  const tag = tagName(element)
  const label = element.getAttribute('aria-label')
  const text = element.text.replace(/\s+/g, ' ').trim()
  if (label && !label.toLowerCase().includes(text.toLowerCase()))
    return [{ found: `aria-label="${label}" on <${tag}> “${text}”`, expected: 'a name with the text that is seen, which visitors say to choose it' }]
  if (tag !== 'summary' || label || text || element.querySelector(named)) return []
  return [{ found: 'a <summary> without a name', expected: 'a text' }]
}

function describe({ message, line, column, ruleId, selector }: Message) {
  return {
    found: `line ${line}, column ${column}: ${message}${selector ? ` (${selector})` : ''}`,
    expected: `what https://html-validate.org/rules/${ruleId}.html says`,
  }
}
