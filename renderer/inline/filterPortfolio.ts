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
    for (const link of document.querySelectorAll<HTMLElement>('[data-filter]')) {
      if (link.dataset.filter === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    const name = document.querySelector(`main [data-filter="${sector}"]`)?.textContent
    if (name) document.title = `${name} · ${document.title}`
  })
}
