import type { HTMLElement } from 'node-html-parser'
import { tagName } from '../parsePage'
import type { Finding, PageRule } from '../rule'

export const essentials = {
  name: 'essentials',
  scope: 'page',
  why: 'Every page is in standards mode and says in its first kilobyte that it is UTF-8, as browsers look no further (https://html.spec.whatwg.org/#charset). It has a viewport as wide as the screen that can be zoomed (WCAG 1.4.4), a main part, a skip link to it as its first link (WCAG 2.4.1), an h1 with its subject, none of which is hidden, and the script for menus and islands. No page redirects its visitors automatically (WCAG 2.2.1).',
  check({ all, meta, source }) {
    const viewport = meta.get('viewport') ?? ''
    const [main, ...others] = all('main')
    const [first] = all('a')
    const skip = first?.getAttribute('href') ?? 'nowhere'
    const hidden = [main, first, ...all('h1')].flatMap((element) => (element && isHidden(element) ? `<${tagName(element)}>` : []))
    const needs: [isThere: boolean, finding: Finding][] = [
      [/^<!doctype html>/i.test(source), { found: `a page that begins with ${source.slice(0, 20)}`, expected: '<!doctype html>' }],
      [/<meta charset="utf-8">/i.test(source.slice(0, 1024)), { found: 'no charset', expected: '<meta charset="utf-8"> in the first 1024 characters' }],
      [/width=device-width/.test(viewport), { found: `viewport “${viewport}”`, expected: 'width=device-width' }],
      [!/user-scalable|maximum-scale/.test(viewport), { found: `viewport “${viewport}”`, expected: 'one that can be enlarged' }],
      [main !== undefined && others.length === 0, { found: `${all('main').length} <main>`, expected: 'exactly one' }],
      [!main || skip === `#${main.id}`, { found: `a first link to ${skip}`, expected: 'one that skips to <main>, by its id' }],
      [hidden.length === 0, { found: `${hidden.join(' and ')} hidden from visitors or from screen readers`, expected: 'shown to everyone' }],
      [all('h1').length > 0, { found: 'no <h1>', expected: 'one, with the subject of the page' }],
      [
        all('script').some((script) => script.getAttribute('type') === 'module' && script.getAttribute('src')),
        { found: 'no script', expected: '<script type="module" src="…">' },
      ],
      [
        !all('meta').some((tag) => tag.getAttribute('http-equiv')?.toLowerCase() === 'refresh'),
        { found: '<meta http-equiv="refresh">', expected: 'a page that stays' },
      ],
    ]
    return needs.flatMap(([isThere, finding]) => (isThere ? [] : [finding]))
  },
} satisfies PageRule

function isHidden(element: HTMLElement | null): boolean {
  if (!element) return false
  const isHere = element.hasAttribute('hidden') || element.hasAttribute('inert') || element.getAttribute('aria-hidden') === 'true'
  return isHere || isHidden(element.parentNode)
}
