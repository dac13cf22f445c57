/**
 * Applies `?category=` on the portfolio before its cards are painted: marks the sector on the root for the style sheet,
 * then the current filter once it is parsed, and prepends its name to the title. Case-insensitive; an unknown sector is
 * marked `unknown`. The canonical address stays as it is: search engines ignore one that a script changes
 * (docs/decisions/019).
 */
export default function filterPortfolio({ sectors }: { sectors: string[] }): void {
  const requested = new URLSearchParams(location.search).get('category')?.toLowerCase()
  if (!requested) return
  const sector = sectors.find((each) => each === requested) ?? 'unknown'
  document.documentElement.dataset.sector = sector
  addEventListener('DOMContentLoaded', () => {
    const current = sector === 'unknown' ? 'all' : sector
    const links = document.querySelectorAll<HTMLAnchorElement>('[data-filter], header nav :is([href$="/work"], [href*="/work?category="])')
    for (const link of links) {
      // A link in the menu says it by its address.
      const filter = link.dataset.filter ?? new URLSearchParams(link.search).get('category') ?? 'all'
      if (filter === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    const name = document.querySelector(`main [data-filter="${sector}"]`)?.textContent
    if (name) document.title = `${name} · ${document.title}`
  })
}
