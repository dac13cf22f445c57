import type { EmblaCarouselType } from 'embla-carousel'

/**
 * Takes the slides that are out of view out of reach of keyboard and screen reader. Focus in one that leaves stays in
 * the carousel.
 *
 * @returns undoes it.
 */
export function showOnlySelected(api: EmblaCarouselType): () => void {
  const update = () => {
    api.slideNodes().forEach((slide, index) => {
      const leaves = index !== api.selectedScrollSnap()
      if (leaves && slide.contains(document.activeElement)) api.rootNode().focus({ preventScroll: true })
      slide.inert = leaves
    })
  }
  update()
  api.on('select', update)
  return () => {
    api.off('select', update)
    for (const slide of api.slideNodes()) slide.inert = false
  }
}
