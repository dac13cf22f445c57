/**
 * Applies `?category=` on the portfolio before its cards are painted: marks the sector on the root, where the page’s
 * rules find it, and the chosen filter once it has been parsed, which then begins the document’s title. Case-insensitive;
 * an unknown sector is called so. The sector has a page of its own, and that is the one which search engines are to keep.
 */
export default function filterPortfolio({ sectors }: { sectors: string[] }): void {
  const asked = new URLSearchParams(location.search).get('category')?.toLowerCase()
  if (!asked) return
  const sector = sectors.find((each) => each === asked) ?? 'unknown'
  document.documentElement.dataset.sector = sector
  const versions = document.querySelectorAll<HTMLLinkElement>('[rel="canonical"], [hreflang]')
  if (sector !== 'unknown') for (const link of versions) link.href += `/${sector}`
  addEventListener('DOMContentLoaded', () => {
    const current = sector === 'unknown' ? 'all' : sector
    for (const link of document.querySelectorAll<HTMLElement>('[data-filter]')) {
      if (link.dataset.filter === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    const name = document.querySelector(`main [data-filter="${sector}"]`)?.textContent
    if (name) document.title = `${name} · ${document.title}`
  })
}
