import type { Finding, PageRule } from '../rule'

export const essentials = {
  name: 'essentials',
  scope: 'page',
  why: 'What every page needs: UTF-8, a layout as wide as the screen that can be enlarged (WCAG 1.4.4), a main part and a first link that skips to it (WCAG 2.4.1), and the script that menus and islands wait for. And no page sends its visitors elsewhere by itself (WCAG 2.2.1).',
  check({ all, meta }) {
    const viewport = meta.get('viewport') ?? ''
    const [main, ...others] = all('main')
    const skip = all('a')[0]?.getAttribute('href') ?? 'nowhere'
    const needs: [isThere: boolean, finding: Finding][] = [
      [all('meta').some((tag) => tag.getAttribute('charset')?.toLowerCase() === 'utf-8'), { found: 'no charset', expected: '<meta charset="utf-8">' }],
      [/width=device-width/.test(viewport), { found: `viewport “${viewport}”`, expected: 'width=device-width' }],
      [!/user-scalable|maximum-scale/.test(viewport), { found: `viewport “${viewport}”`, expected: 'one that can be enlarged' }],
      [main !== undefined && others.length === 0, { found: `${all('main').length} <main>`, expected: 'exactly one' }],
      [!main || skip === `#${main.id}`, { found: `a first link to ${skip}`, expected: 'one that skips to <main>, by its id' }],
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
