import type { PageRule } from '../rule'

export const canonical = {
  name: 'canonical',
  scope: 'page',
  why: 'An indexable page has one canonical address; if this is another page, that page is its own canonical. A page excluded from search engines has none, and is not a home page. One robots tag applies to all search engines; there is none for a single one, and none by which a page expires or is not translated. A preview, built and audited with SITE_INDEXING=off, excludes every page.',
  check({ canonical: address, isIndexed, all, links, url, path }, { origin, pageAt, facts }) {
    const count = links('canonical').length
    const robots = all('meta').filter((tag) => /^(robots|.*bot|google|unavailable_after)$/i.test(tag.getAttribute('name') ?? ''))
    const said = robots.map((tag) => `${tag.getAttribute('name')} “${tag.getAttribute('content')}”`).join(' and ')
    const allowed = facts.isPreview ? ['noindex, nofollow'] : ['index, follow, max-image-preview:large', 'noindex, follow']
    if (!allowed.some((content) => said === `robots “${content}”`))
      return [{ found: said || 'no robots', expected: `one robots, ${allowed.map((content) => `“${content}”`).join(' or ')}` }]
    if (!isIndexed && path === '/') return [{ found: 'a home page with noindex', expected: '“index, follow, max-image-preview:large”' }]
    if (!isIndexed) return count > 0 ? [{ found: `a canonical (${address}) beside noindex`, expected: 'one or the other' }] : []
    if (count !== 1 || !address) return [{ found: `${count} canonical links`, expected: `one, to ${origin}${url}` }]
    const target = address.startsWith(origin) ? pageAt.get(address.slice(origin.length) || '/') : undefined
    if (!target) return [{ found: `canonical ${address}, which is no page of this site`, expected: `${origin}${url}, or the page whose text this is` }]
    if (!target.isCanonical) return [{ found: `canonical ${address}, whose own is ${target.canonical ?? 'missing'}`, expected: 'a page that names itself' }]
    return []
  },
} satisfies PageRule
