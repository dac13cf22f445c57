import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'

/** Reason for a temporary pause. */
type Hold = 'pointer' | 'drag' | 'touch' | 'hidden' | 'unseen'

/**
 * Finds out whether the carousel is to pause for now: hovered, dragged, touched, off screen or in a hidden tab.
 *
 * @param viewport contains the moving slides; its parent is the carousel with its controls.
 * @returns also an action that ends all pauses, until the next one begins.
 */
export function useHolds(viewport: HTMLElement | null, api: EmblaCarouselType | undefined) {
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set())
  const endHolds = () => setHolds(new Set())

  useEffect(() => {
    const root = viewport?.parentElement
    if (!api || !viewport || !root) return
    const hold = (reason: Hold, held: boolean) =>
      setHolds((current) => {
        const next = new Set(current)
        if (held) next.add(reason)
        else next.delete(reason)
        return next
      })
    const controller = new AbortController()
    const options = { signal: controller.signal }
    // On both elements: pressing the button ends all pauses, and the pointer may then move on to the slides.
    for (const element of [root, viewport]) {
      element.addEventListener('pointerenter', ({ pointerType }) => hold('pointer', pointerType === 'mouse'), options)
    }
    root.addEventListener('pointerleave', () => hold('pointer', false), options)
    const onTouch = ({ touches }: TouchEvent) => hold('touch', touches.length > 0)
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) root.addEventListener(type, onTouch, { ...options, passive: true })
    const onVisibility = () => hold('hidden', document.hidden)
    document.addEventListener('visibilitychange', onVisibility, options)
    const onDrag = () => hold('drag', true)
    const onDrop = () => hold('drag', false)
    api.on('pointerDown', onDrag).on('pointerUp', onDrop)
    const observer = new IntersectionObserver((entries) => hold('unseen', !entries.at(-1)?.isIntersecting))
    observer.observe(viewport)

    // Initial state, for events before these listeners.
    hold('pointer', root.matches(':hover') && matchMedia('(hover: hover)').matches)
    onVisibility()
    return () => {
      controller.abort()
      observer.disconnect()
      api.off('pointerDown', onDrag).off('pointerUp', onDrop)
      setHolds(new Set())
    }
  }, [viewport, api])

  return { isHeld: holds.size > 0, endHolds }
}
