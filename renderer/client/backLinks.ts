/**
 * Makes “back” links go one step back in history if the visitor came from another page of this site. Otherwise the
 * browser follows the link’s address, and also for a click that opens another tab. The same page in another language
 * does not count as another page.
 */
export function goBackInHistory(links: Iterable<HTMLAnchorElement>): void {
  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      if (!document.referrer.startsWith(`${location.origin}/`)) return
      const { pathname } = new URL(document.referrer)
      if ([...document.querySelectorAll<HTMLAnchorElement>('#_menu [hreflang]')].some((version) => version.pathname === pathname)) return
      // Skip entries of this document, such as the “skip menu” anchor. Older browsers do not expose the others.
      const navigation = window.navigation as Navigation | undefined
      const here = navigation?.currentEntry?.index ?? 0
      const last = navigation?.entries().findLast(({ index, sameDocument }) => index < here && !sameDocument)
      if (navigation ? !last : location.hash || history.length < 2) return
      event.preventDefault()
      if (last) navigation?.traverseTo(last.key)
      else history.back()
    })
  }
}
