import type { EmblaCarouselType } from 'embla-carousel'
import type { AutoplayType } from 'embla-carousel-autoplay'
import { useEffect, useState } from 'react'

/** Why a carousel stands still although the visitor has not stopped it. */
type Hold = 'pointer' | 'drag' | 'touch' | 'hidden' | 'unseen'

/**
 * Lets the carousel turn over by itself, except while it is hovered, dragged, touched, scrolled out of sight or in a hidden
 * tab. The keyboard coming to it stops it, as its button does; then it starts again by the button alone (WAI-ARIA carousel
 * pattern). Off from the start under reduced motion and data saver.
 *
 * The plugin’s own rules are not used: after a pause button they start again when the pointer leaves.
 *
 * @param viewport what the slides move in; its parent is the carousel with its controls.
 * @returns whether it turns now, whether it does when nothing holds it, and what its button does.
 */
export function useRotation(viewport: HTMLElement | null, api: EmblaCarouselType | undefined, autoplay: AutoplayType) {
  const [wanted, setWanted] = useState(true)
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set())
  const playing = wanted && holds.size === 0 && viewport != null

  useEffect(() => {
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
    if (saving || matchMedia('(prefers-reduced-motion: reduce)').matches) setWanted(false)
  }, [])

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
    // Both, because pressing the button lets go of a pointer that then goes on to the slides.
    for (const element of [root, viewport]) {
      element.addEventListener('pointerenter', ({ pointerType }) => hold('pointer', pointerType === 'mouse'), options)
    }
    root.addEventListener('pointerleave', () => hold('pointer', false), options)
    const onTouch = ({ touches }: TouchEvent) => hold('touch', touches.length > 0)
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) root.addEventListener(type, onTouch, { ...options, passive: true })
    const onFocus = () => {
      if (root.querySelector(':focus-visible')) setWanted(false)
    }
    root.addEventListener('focusin', onFocus, options)
    const onVisibility = () => hold('hidden', document.hidden)
    document.addEventListener('visibilitychange', onVisibility, options)
    const onDrag = () => hold('drag', true)
    const onDrop = () => hold('drag', false)
    api.on('pointerDown', onDrag).on('pointerUp', onDrop)
    const observer = new IntersectionObserver((entries) => hold('unseen', !entries.at(-1)?.isIntersecting))
    observer.observe(viewport)

    // What has begun before there was anything to listen to.
    hold('pointer', root.matches(':hover') && matchMedia('(hover: hover)').matches)
    onVisibility()
    onFocus()
    return () => {
      controller.abort()
      observer.disconnect()
      api.off('pointerDown', onDrag).off('pointerUp', onDrop)
      setHolds(new Set())
    }
  }, [viewport, api])

  useEffect(() => {
    if (!api) return
    const update = () => {
      if (playing) autoplay.play()
      else autoplay.stop()
    }
    update()
    // A change of width makes the plugin begin anew, at rest.
    api.on('reInit', update)
    return () => {
      api.off('reInit', update)
    }
  }, [api, autoplay, playing])

  /** What the visitor asks for counts more than a mouse that rests on the button. */
  const toggle = () => {
    setWanted(!wanted)
    setHolds(new Set())
  }

  return { playing, wanted, toggle }
}
