import type { EmblaCarouselType } from 'embla-carousel'

/** In px; specification §2. */
const threshold = 40

/**
 * A swipe of more than 40 px moves one slide, a shorter one none: measured by the pointer’s distance, regardless of speed.
 *
 * @returns a function that removes the listeners.
 */
export function moveBySwipe(api: EmblaCarouselType, viewport: HTMLElement): () => void {
  /** The current swipe: its start, whether it has moved and, at its end, the number of slides to move. */
  let swipe: { x: number; index: number; isMoving: boolean; step: number } | undefined
  const onDown = ({ button, clientX, isPrimary }: PointerEvent) => {
    swipe = isPrimary && button === 0 ? { x: clientX, index: api.selectedScrollSnap(), isMoving: false, step: 0 } : undefined
  }
  const onMove = ({ clientX, pointerType }: PointerEvent) => {
    // A hand that trembles while it clicks twice moves nothing.
    if (!swipe || swipe.isMoving || Math.abs(clientX - swipe.x) < 5) return
    swipe.isMoving = true
    if (pointerType === 'mouse') stopSelecting()
  }
  // Fires before Embla’s own event; not at all if the browser uses the touch to scroll the page.
  const onUp = ({ clientX }: PointerEvent) => {
    selectAgain()
    if (!swipe) return
    const travelled = clientX - swipe.x
    const forward = travelled < 0 !== (api.internalEngine().options.direction === 'rtl')
    if (Math.abs(travelled) > threshold) swipe.step = forward ? 1 : -1
  }
  // Overrides Embla’s decision, which depends on speed.
  const onRelease = () => {
    if (!swipe) return
    // Embla counts in a circle: the slide before the first is the last.
    api.scrollTo(swipe.index + swipe.step)
    swipe = undefined
  }
  viewport.addEventListener('pointerdown', onDown)
  viewport.addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', selectAgain)
  api.on('pointerUp', onRelease)
  return () => {
    viewport.removeEventListener('pointerdown', onDown)
    viewport.removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', selectAgain)
    api.off('pointerUp', onRelease)
    selectAgain()
  }
}

/**
 * A mouse would select the text that it is dragged over, also beside the carousel. Double clicks still select. A listener to `selectstart`
 * would not do: Safari asks at the press only, when no drag is known.
 */
function stopSelecting(): void {
  document.documentElement.style.setProperty('-webkit-user-select', 'none')
  // A press on text begins to select it.
  getSelection()?.empty()
}

function selectAgain(): void {
  document.documentElement.style.removeProperty('-webkit-user-select')
}
