/**
 * Replaces a link to a video on another site by its player, whose title is the link’s `data-embed`. Nothing is
 * requested from the other site before the click. A click that opens another tab works as usual. The link stays below the
 * player, with its `data-elsewhere` as text: networks and ad blockers may block the player, which no event tells.
 */
export function playEmbeds(links: Iterable<HTMLAnchorElement>): void {
  for (const link of links) {
    const play = (event: MouseEvent) => {
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
      link.before(frame)
      link.textContent = link.dataset.elsewhere ?? ''
      link.className = ''
      link.removeEventListener('click', play)
      // The second click of a double click falls on the link, which stands where its button was.
      link.addEventListener('click', (again) => again.detail > 1 && again.preventDefault())
      frame.focus()
    }
    link.addEventListener('click', play)
  }
}
