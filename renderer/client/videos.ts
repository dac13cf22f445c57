/**
 * Plays looping videos while they are visible and shows their pause button. A video paused by the visitor stays
 * paused. Under reduced motion or data saver nothing is loaded until the visitor presses play.
 */
export function startVideos(videos: Iterable<HTMLVideoElement>): void {
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  const startsPaused = savesData || matchMedia('(prefers-reduced-motion: reduce)').matches

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
    new IntersectionObserver((entries) => update(entries.at(-1)?.isIntersecting)).observe(video)

    function update(isSeen: boolean | undefined) {
      // The browser may refuse to play; the poster and the button remain.
      if (isPlayWanted && isSeen) video.play().catch(() => {})
      else video.pause()
    }
  }
}
