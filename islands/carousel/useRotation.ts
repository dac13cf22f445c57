import type { EmblaCarouselType } from 'embla-carousel'
import type { AutoplayType } from 'embla-carousel-autoplay'
import { useEffect, useState } from 'react'

/** Why a carousel stands still although the visitor has not paused it. */
type Hold = 'pointer' | 'touch' | 'focus' | 'hidden'

/**
 * Lets the carousel turn over by itself, except while it is hovered, touched, focused by keyboard or in a hidden tab,
 * and never again once the visitor has paused it. Off from the start under reduced motion and data saver.
 *
 * The plugin’s own rules are not used: after a pause button they start again when the pointer leaves.
 *
 * @param root the carousel with its controls.
 */
export function useRotation(root: HTMLElement | null | undefined, api: EmblaCarouselType | undefined, autoplay: AutoplayType) {
  const [wanted, setWanted] = useState(true)
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set())
  const playing = wanted && holds.size === 0 && root != null

  useEffect(() => {
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
    if (saving || matchMedia('(prefers-reduced-motion: reduce)').matches) setWanted(false)
  }, [])

  useEffect(() => {
    if (!root) return
    const hold = (reason: Hold, held: boolean) =>
      setHolds((current) => {
        const next = new Set(current)
        if (held) next.add(reason)
        else next.delete(reason)
        return next
      })
    const controller = new AbortController()
    const options = { signal: controller.signal }
    root.addEventListener('pointerenter', ({ pointerType }) => hold('pointer', pointerType === 'mouse'), options)
    root.addEventListener('pointerleave', () => hold('pointer', false), options)
    root.addEventListener('touchstart', () => hold('touch', true), { ...options, passive: true })
    for (const end of ['touchend', 'touchcancel'] as const) root.addEventListener(end, () => hold('touch', false), options)
    root.addEventListener('focusin', ({ target }) => hold('focus', (target as Element).matches(':focus-visible')), options)
    root.addEventListener('focusout', () => hold('focus', false), options)
    document.addEventListener('visibilitychange', () => hold('hidden', document.hidden), options)
    return () => controller.abort()
  }, [root])

  useEffect(() => {
    if (!api) return
    if (playing) autoplay.play()
    else autoplay.stop()
    // A drag stops the plugin for good; whoever lets go lets it go on.
    const resume = () => {
      if (playing) autoplay.play()
    }
    api.on('pointerUp', resume)
    return () => {
      api.off('pointerUp', resume)
    }
  }, [api, autoplay, playing])

  return { playing, wanted, setWanted }
}
