/**
 * Plays a video of another site in place of the link to it, whose `data-embed` is its title. The other site is asked
 * for nothing before that; a click that asks for another tab gets one.
 */
export function playEmbeds(links: Iterable<HTMLAnchorElement>): void {
  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const address = new URL(link.href)
      // Whoever has pressed play once should not have to do it again.
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
