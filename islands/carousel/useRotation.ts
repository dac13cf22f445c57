import type { EmblaCarouselType } from 'embla-carousel'
import type { AutoplayType } from 'embla-carousel-autoplay'
import { useEffect, useState } from 'react'
import { useHolds } from './useHolds'

/**
 * Rotates the carousel automatically, except while it pauses (`useHolds`). Keyboard focus stops it like its button does; then only
 * the button starts it again (WAI-ARIA carousel pattern). Off by default under reduced motion and data saver.
 *
 * The plugin’s own rules are not used: they restart a paused carousel when the pointer leaves.
 *
 * @param viewport contains the moving slides; its parent is the carousel with its controls.
 * @returns whether it rotates now, whether it rotates when not paused temporarily, and the action of its button.
 */
export function useRotation(viewport: HTMLElement | null, api: EmblaCarouselType | undefined, autoplay: AutoplayType) {
  const [wanted, setWanted] = useState(true)
  const { isHeld, endHolds } = useHolds(viewport, api)
  const playing = wanted && !isHeld && viewport != null

  useEffect(() => {
    const savesData = navigator.connection?.saveData
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
    if (!root) return
    let byKeyboard = false
    const stop = () => {
      byKeyboard = root.querySelector(':focus-visible') !== null
      if (byKeyboard) setWanted(false)
    }
    // The keyboard takes over where the mouse has left the focus. Later arrow keys leave a carousel that its button has started again.
    const onKey = ({ key }: KeyboardEvent) => {
      if (byKeyboard || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
      byKeyboard = true
      setWanted(false)
    }
    // It may have the focus already.
    stop()
    root.addEventListener('focusin', stop)
    root.addEventListener('keydown', onKey)
    return () => {
      root.removeEventListener('focusin', stop)
      root.removeEventListener('keydown', onKey)
    }
  }, [viewport])

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
    endHolds()
  }

  return { playing, wanted, toggle }
}
