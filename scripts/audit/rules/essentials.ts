import type { HTMLElement } from 'node-html-parser'
import { type Page, tagName, withAncestors } from '../parsePage'
import { type PageRule, unmet } from '../rule'
import { topRules } from '../topRules'

export const essentials = {
  name: 'essentials',
  scope: 'page',
  why: 'Every page is in standards mode and says in its first kilobyte that it is UTF-8, as browsers look no further (https://html.spec.whatwg.org/#charset). It has a viewport as wide as the screen that can be zoomed (WCAG 1.4.4), a main part, a skip link to it as its first link (WCAG 2.4.1), an h1 with its subject, none of which is hidden, and the script for menus and islands. No page redirects its visitors automatically (WCAG 2.2.1).',
  check(page) {
    const { all, meta, source } = page
    const viewport = meta.get('viewport') ?? ''
    const [main, ...others] = all('main')
    const [first] = all('a')
    const skip = first?.getAttribute('href') ?? 'nowhere'
    const byStyle = hiddenByStyle(page)
    const hidden = [main, first, ...all('h1')].flatMap((element) => (element && isHidden(element, byStyle) ? `<${tagName(element)}>` : []))
    return unmet([
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
    ])
  },
} satisfies PageRule

/** The element, or one around it, is hidden by an attribute, or by a style that always applies. */
function isHidden(element: HTMLElement, byStyle: ReadonlySet<HTMLElement>): boolean {
  const isHere = (each: HTMLElement) => each.hasAttribute('hidden') || each.hasAttribute('inert') || each.getAttribute('aria-hidden') === 'true'
  return withAncestors(element).some((each) => isHere(each) || byStyle.has(each))
}

/** Selectors with a state, such as `:hover`, do not always apply, and neither do rules of a medium. */
function hiddenByStyle({ all, root }: Page): Set<HTMLElement> {
  const rules = all('style').flatMap(({ rawText }) => topRules(rawText).map(({ rule }) => rule.trim()))
  const hiding = rules.flatMap((rule) => /^([^@:{}]+)\{[^{}]*(?:display:\s*none|visibility:\s*hidden)/.exec(rule)?.[1] ?? [])
  return new Set(hiding.flatMap((selector) => root.querySelectorAll(selector)))
}
