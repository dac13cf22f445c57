/** Makes “back” links go one step back where the visitor came from a page of this site; else their address serves. */
export function goBackInHistory(root: Document): void {
  for (const link of root.querySelectorAll('a[data-back]')) {
    link.addEventListener('click', (event) => {
      if (history.length < 2 || !root.referrer.startsWith(`${location.origin}/`)) return
      event.preventDefault()
      history.back()
    })
  }
}
