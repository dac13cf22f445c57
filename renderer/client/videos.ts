/**
 * Starts looping videos when they come near the viewport and gives them their pause button. Under reduced motion or
 * data saver nothing is loaded until the visitor presses play.
 */
export function startVideos(root: Document): void {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  const still = saving || matchMedia('(prefers-reduced-motion: reduce)').matches

  for (const video of root.querySelectorAll<HTMLVideoElement>('video[data-loop]')) {
    const button = video.parentElement?.querySelector('button')
    if (!button) continue
    button.hidden = false
    button.addEventListener('click', () => (video.paused ? play() : video.pause()))
    for (const event of ['play', 'pause'] as const) video.addEventListener(event, () => button.toggleAttribute('data-playing', !video.paused))
    if (still) continue
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      play()
    })
    observer.observe(video)

    function play() {
      // A browser may refuse to play; the picture and the button are still there.
      video.play().catch(() => {})
    }
  }
}
