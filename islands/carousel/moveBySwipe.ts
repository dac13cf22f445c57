import type { EmblaCarouselType } from 'embla-carousel'

/** Specification §2. */
const threshold = 40

/**
 * A swipe of more than 40 px moves one slide, a shorter one none: measured at the finger or mouse, whatever its speed.
 *
 * @returns undoes it.
 */
export function moveBySwipe(api: EmblaCarouselType, viewport: HTMLElement): () => void {
  /** The swipe that is under way: where it began, and once it is done how many slides it moves. */
  let swipe: { x: number; index: number; step: number } | undefined
  const onDown = ({ clientX, isPrimary }: PointerEvent) => {
    swipe = isPrimary ? { x: clientX, index: api.selectedScrollSnap(), step: 0 } : undefined
  }
  // Comes before Embla’s own event; where the browser takes the finger for scrolling the page, it never comes.
  const onUp = ({ clientX }: PointerEvent) => {
    if (!swipe) return
    const travelled = clientX - swipe.x
    const forward = travelled < 0 !== (api.internalEngine().options.direction === 'rtl')
    if (Math.abs(travelled) > threshold) swipe.step = forward ? 1 : -1
  }
  // Embla has decided by then, by speed; this is the later word.
  const onRelease = () => {
    if (!swipe) return
    const count = api.scrollSnapList().length
    api.scrollTo((swipe.index + swipe.step + count) % count)
    swipe = undefined
  }
  viewport.addEventListener('pointerdown', onDown)
  addEventListener('pointerup', onUp)
  api.on('pointerUp', onRelease)
  return () => {
    viewport.removeEventListener('pointerdown', onDown)
    removeEventListener('pointerup', onUp)
    api.off('pointerUp', onRelease)
  }
}
