import type { HTMLElement } from 'node-html-parser'
import { tagName, withAncestors } from '../parsePage'
import type { PageRule } from '../rule'

/** Elements that need content. */
const containers =
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd figure figcaption blockquote table caption th a button label legend summary option address nav section article aside main header footer b strong em i span'
const filled = 'img, svg, video, audio, iframe, input, select, textarea, canvas, object'

export const emptyElements = {
  name: 'empty elements',
  scope: 'page',
  why: 'An element without content is a gap on the screen and silence in a screen reader; usually a text is missing. Live regions (role=status, role=alert) may be empty, and so may elements hidden from assistive technology.',
  check({ all }) {
    return all(...containers.split(' '))
      .filter((element) => element.text.trim() === '' && !element.querySelector(filled) && !isMeantToBeEmpty(element))
      .map((element) => ({ found: `${element.toString().slice(0, 100)} at ${pathTo(element)}`, expected: 'content, or no element' }))
  },
} satisfies PageRule

function isMeantToBeEmpty(element: HTMLElement): boolean {
  const isDecoration = element.getAttribute('aria-hidden') === 'true' || /^(status|alert|log|presentation|none)$/.test(element.getAttribute('role') ?? '')
  return isDecoration || element.getAttribute('aria-live') !== undefined || element.querySelector('[role=status], [role=alert], [aria-live]') !== null
}

function pathTo(element: HTMLElement): string {
  return withAncestors(element).map(tagName).filter(Boolean).reverse().join(' > ')
}
