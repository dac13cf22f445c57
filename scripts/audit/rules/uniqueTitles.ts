import type { Page } from '../parsePage'
import type { Finding, SiteRule } from '../rule'

export const uniqueTitles = {
  name: 'unique titles',
  scope: 'site',
  why: 'Pages of one language with the same title or description look like duplicates to search engines, and visitors cannot tell them apart.',
  check({ pages }) {
    const canonical = pages.filter(({ isCanonical }) => isCanonical)
    return [...repeated('title', canonical, ({ title }) => title), ...repeated('description', canonical, ({ meta }) => meta.get('description') ?? '')]
  },
} satisfies SiteRule

function repeated(kind: string, pages: readonly Page[], textOf: (page: Page) => string): Finding[] {
  const first = new Map<string, Page>()
  return pages.flatMap((page): Finding[] => {
    const text = textOf(page).trim()
    const key = `${page.locale} ${text.toLowerCase()}`
    const other = first.get(key)
    if (!other) first.set(key, page)
    if (!other || text === '') return []
    return [{ page: page.url, found: `the ${kind} of ${other.url}: “${text}”`, expected: `a ${kind} that fits this page only` }]
  })
}
