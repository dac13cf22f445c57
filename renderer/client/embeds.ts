/**
 * Replaces a link to a video on another site by its player, whose title is the link’s `data-embed`. Nothing is
 * requested from the other site before the click. A click that opens another tab works as usual.
 */
export function playEmbeds(links: Iterable<HTMLAnchorElement>): void {
  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const address = new URL(link.href)
      // The visitor has pressed play already.
      address.searchParams.set('autoplay', '1')
      const frame = document.createElement('iframe')
      frame.title = link.dataset.embed ?? ''
      frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
      frame.referrerPolicy = 'strict-origin-when-cross-origin'
      frame.src = address.href
      link.replaceWith(frame)
      frame.focus()
    })
  }
}
