/**
 * Plays looping videos while they are in sight and gives them their pause button, which is obeyed until it is pressed
 * again. Under reduced motion or data saver nothing is loaded until the visitor presses play.
 */
export function startVideos(videos: Iterable<HTMLVideoElement>): void {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  const still = saving || matchMedia('(prefers-reduced-motion: reduce)').matches

  for (const video of videos) {
    const button = video.parentElement?.querySelector('button')
    if (!button) continue
    button.hidden = false
    let wanted = !still
    button.addEventListener('click', () => {
      wanted = video.paused
      update(true)
    })
    for (const event of ['play', 'pause'] as const) video.addEventListener(event, () => button.toggleAttribute('data-playing', !video.paused))
    new IntersectionObserver((entries) => update(entries.at(-1)?.isIntersecting)).observe(video)

    function update(isSeen: boolean | undefined) {
      // A browser may refuse to play; the picture and the button are still there.
      if (wanted && isSeen) video.play().catch(() => {})
      else video.pause()
    }
  }
}
