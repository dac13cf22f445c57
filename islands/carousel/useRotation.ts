import type { EmblaCarouselType } from 'embla-carousel'
import type { AutoplayType } from 'embla-carousel-autoplay'
import { useEffect, useState } from 'react'

/** Reason for a temporary pause. */
type Hold = 'pointer' | 'drag' | 'touch' | 'hidden' | 'unseen'

/**
 * Rotates the carousel automatically, except while it is hovered, dragged, touched, off screen or in a hidden tab. Keyboard
 * focus stops it like its button does; then only the button starts it again (WAI-ARIA carousel pattern). Off by default
 * under reduced motion and data saver.
 *
 * The plugin’s own rules are not used: they restart a paused carousel when the pointer leaves.
 *
 * @param viewport contains the moving slides; its parent is the carousel with its controls.
 * @returns whether it rotates now, whether it rotates when not paused temporarily, and the action of its button.
 */
export function useRotation(viewport: HTMLElement | null, api: EmblaCarouselType | undefined, autoplay: AutoplayType) {
  const [wanted, setWanted] = useState(true)
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set())
  const playing = wanted && holds.size === 0 && viewport != null

  useEffect(() => {
    const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const stop = () => {
      if (reduced.matches) setWanted(false)
    }
    if (savesData) setWanted(false)
    stop()
    // The visitor may ask for less motion while the page is open.
    reduced.addEventListener('change', stop)
    return () => reduced.removeEventListener('change', stop)
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
    // On both elements: pressing the button clears all pauses, and the pointer may then move on to the slides.
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

    // Initial state, for events before these listeners.
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
    // A change of width reinitialises the plugin, stopped.
    api.on('reInit', update)
    return () => {
      api.off('reInit', update)
    }
  }, [api, autoplay, playing])

  /** The visitor’s choice overrides a pointer resting on the button. */
  const toggle = () => {
    setWanted(!wanted)
    setHolds(new Set())
  }

  return { playing, wanted, toggle }
}
