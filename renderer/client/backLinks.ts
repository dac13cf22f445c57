/**
 * Makes “back” links go one step back where the visitor came from another page of this site; else their address serves,
 * as it does for a click that asks for another tab. The same page in another language is no other page.
 */
export function goBackInHistory(links: Iterable<HTMLAnchorElement>): void {
  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      if (!document.referrer.startsWith(`${location.origin}/`)) return
      const { pathname } = new URL(document.referrer)
      if ([...document.querySelectorAll<HTMLAnchorElement>('a[data-lng]')].some((version) => version.pathname === pathname)) return
      // A step inside this page, as past the menu, is no step back; older browsers do not say where the others are.
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
