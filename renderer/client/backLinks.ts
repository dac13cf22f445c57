/**
 * Makes “back” links go one step back where the visitor came from a page of this site; else their address serves, as it
 * does for a click that asks for another tab.
 */
export function goBackInHistory(root: Document): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-back]')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      if (history.length < 2 || !root.referrer.startsWith(`${location.origin}/`)) return
      event.preventDefault()
      history.back()
    })
  }
}
