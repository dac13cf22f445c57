/**
 * Plays looping videos while they are visible and shows their pause button. A video paused by the visitor stays
 * paused. Under reduced motion or data saver nothing is loaded until the visitor presses play.
 */
export function startVideos(videos: Iterable<HTMLVideoElement>): void {
  const savesData = navigator.connection?.saveData
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const startsPaused = savesData || reduced.matches

  for (const video of videos) {
    const button = video.parentElement?.querySelector('button')
    if (!button) continue
    button.hidden = false
    let isPlayWanted = !startsPaused
    button.addEventListener('click', () => {
      isPlayWanted = video.paused
      update(true)
    })
    for (const event of ['play', 'pause'] as const) video.addEventListener(event, () => button.toggleAttribute('data-playing', !video.paused))
    // The visitor may ask for less motion while the page is open.
    reduced.addEventListener('change', () => {
      if (!reduced.matches) return
      isPlayWanted = false
      update(false)
    })
    new IntersectionObserver((entries) => update(entries.at(-1)?.isIntersecting)).observe(video)

    function update(isSeen: boolean | undefined) {
      // The browser may refuse to play; the poster and the button remain. Without a file that it can play, it still counts as playing.
      if (isPlayWanted && isSeen) video.play().catch(() => video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE && video.pause())
      else video.pause()
    }
  }
}
