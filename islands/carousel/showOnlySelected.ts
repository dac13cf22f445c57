import type { EmblaCarouselType } from 'embla-carousel'

/**
 * Takes the slides that are out of view out of reach of keyboard and screen reader.
 *
 * @returns undoes it.
 */
export function showOnlySelected(api: EmblaCarouselType): () => void {
  const update = () => {
    api.slideNodes().forEach((slide, index) => {
      slide.inert = index !== api.selectedScrollSnap()
    })
  }
  update()
  api.on('select', update)
  return () => {
    api.off('select', update)
    for (const slide of api.slideNodes()) slide.inert = false
  }
}
