import type { EmblaCarouselType } from 'embla-carousel'

/** Specification §2. */
const threshold = 40

/**
 * A swipe of more than 40 px moves one slide, a shorter one none: measured at the finger or mouse, whatever its speed.
 *
 * @returns undoes it.
 */
export function moveBySwipe(api: EmblaCarouselType, viewport: HTMLElement): () => void {
  let startX = 0
  let startIndex = 0
  let travelled = 0
  const onDown = ({ clientX }: PointerEvent) => {
    startX = clientX
    travelled = 0
    startIndex = api.selectedScrollSnap()
  }
  const onMove = ({ clientX }: PointerEvent) => {
    travelled = clientX - startX
  }
  // Embla has decided by then, by speed; this is the later word.
  const onUp = () => {
    const count = api.scrollSnapList().length
    const forward = travelled < 0 !== (api.internalEngine().options.direction === 'rtl')
    const step = Math.abs(travelled) > threshold ? (forward ? 1 : -1) : 0
    api.scrollTo((startIndex + step + count) % count)
  }
  viewport.addEventListener('pointerdown', onDown)
  addEventListener('pointermove', onMove)
  api.on('pointerUp', onUp)
  return () => {
    viewport.removeEventListener('pointerdown', onDown)
    removeEventListener('pointermove', onMove)
    api.off('pointerUp', onUp)
  }
}
