import type { EmblaCarouselType } from 'embla-carousel'

/**
 * Says what it is (WAI-ARIA carousel pattern): slides that are all in view, or scrolled without script, are none.
 *
 * @returns a function that takes it back.
 */
export function describe(api: EmblaCarouselType, words: { carousel: string; slide: string }): () => void {
  const carousel = api.rootNode().parentElement
  const slides = api.slideNodes()
  carousel?.setAttribute('aria-roledescription', words.carousel)
  for (const slide of slides) slide.setAttribute('aria-roledescription', words.slide)
  return () => {
    for (const each of [carousel, ...slides]) each?.removeAttribute('aria-roledescription')
  }
}
