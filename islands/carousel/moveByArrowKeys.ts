import type { EmblaCarouselType } from 'embla-carousel'

/**
 * Arrow keys move slides while focus is inside the carousel. With a modifier they are left to the browser: Alt and
 * an arrow go back in history.
 *
 * @returns a function that removes the listener.
 */
export function moveByArrowKeys(api: EmblaCarouselType, viewport: HTMLElement, rtl: boolean): () => void {
  const root = viewport.parentElement ?? viewport
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if ((event.key === 'ArrowRight') !== rtl) api.scrollNext()
    else api.scrollPrev()
  }
  root.addEventListener('keydown', onKey)
  return () => root.removeEventListener('keydown', onKey)
}
