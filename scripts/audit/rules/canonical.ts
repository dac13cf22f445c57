import type { PageRule } from '../rule'

export const canonical = {
  name: 'canonical',
  scope: 'page',
  why: 'A page that search engines may show names the one address of its text; where that is another page, that one names itself. A page that they may not show names none.',
  check({ canonical: address, isIndexed, meta, all, url }, { origin, pageAt }) {
    const count = all('link').filter((link) => link.getAttribute('rel') === 'canonical').length
    const robots = meta.get('robots')
    if (robots !== 'index, follow' && robots !== 'noindex, follow')
      return [{ found: `robots “${robots ?? ''}”`, expected: '“index, follow” or “noindex, follow”' }]
    if (!isIndexed) return count > 0 ? [{ found: `a canonical (${address}) beside noindex`, expected: 'one or the other' }] : []
    if (count !== 1 || !address) return [{ found: `${count} canonical links`, expected: `one, to ${origin}${url}` }]
    const target = address.startsWith(origin) ? pageAt.get(address.slice(origin.length) || '/') : undefined
    if (!target) return [{ found: `canonical ${address}, which is no page of this site`, expected: `${origin}${url}, or the page whose text this is` }]
    if (!target.isCanonical) return [{ found: `canonical ${address}, whose own is ${target.canonical ?? 'missing'}`, expected: 'a page that names itself' }]
    return []
  },
} satisfies PageRule
