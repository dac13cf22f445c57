import type { EmblaCarouselType } from 'embla-carousel'

/**
 * Makes hidden slides inert for keyboard and screen readers. If the focused slide is hidden, the focus stays in the
 * carousel.
 *
 * @returns a function that restores all slides.
 */
export function showOnlySelected(api: EmblaCarouselType): () => void {
  const update = () => {
    api.slideNodes().forEach((slide, index) => {
      const isHidden = index !== api.selectedScrollSnap()
      if (isHidden && slide.contains(document.activeElement)) api.rootNode().focus({ preventScroll: true })
      slide.inert = isHidden
    })
  }
  update()
  api.on('select', update)
  return () => {
    api.off('select', update)
    for (const slide of api.slideNodes()) slide.inert = false
  }
}
