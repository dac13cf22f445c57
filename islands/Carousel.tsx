import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { moveByArrowKeys } from './carousel/moveByArrowKeys'
import { moveBySwipe } from './carousel/moveBySwipe'
import { showOnlySelected } from './carousel/showOnlySelected'
import { useRotation } from './carousel/useRotation'

export interface CarouselProps {
  /** Id of the element that scrolls; its only child holds the slides. */
  viewport: string
  /** Time between two slides, in ms. */
  interval?: number | undefined
  /** A media query under which all slides are in view, so that nothing is to be moved. */
  allInView?: string | undefined
  words: { previous: string; next: string; pause: string; play: string }
}

/** Specification §9: the default, and the longest time a browser can wait. */
const defaultInterval = 5000
const longestInterval = 2 ** 31 - 1

/**
 * Moves slides by itself and on demand (specification §2, §9; WAI-ARIA carousel pattern).
 *
 * Why an island: turning over by a clock, wrapping around and the 40 px rule need script. The slides are not in it: they
 * stay the page’s own HTML, which the browser scrolls and snaps until this wakes up, so nothing of them travels twice.
 */
export default function Carousel({ viewport: id, interval = defaultInterval, allInView, words }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [autoplay] = useState(() =>
    Autoplay({ delay: Math.min(Math.max(interval, 1), longestInterval), playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false }),
  )
  const rtl = typeof document !== 'undefined' && document.dir === 'rtl'
  const still = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
  const [attach, api] = useEmblaCarousel({ loop: true, direction: rtl ? 'rtl' : 'ltr', ...(still && { duration: 0 }) }, [autoplay])
  const { playing, wanted, toggle } = useRotation(viewport, api, autoplay)

  useEffect(() => {
    const query = matchMedia(allInView ?? 'not all')
    const slides = document.getElementById(id)
    const update = () => {
      setViewport(query.matches ? null : slides)
      // What does not scroll is no stop for the keyboard.
      if (slides) slides.tabIndex = query.matches ? -1 : 0
    }
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [id, allInView])

  useEffect(() => attach(viewport), [attach, viewport])

  useEffect(() => {
    if (!api || !viewport) return
    // The browser’s scrolling hands over: the slide in view stays in view, before the next frame is painted.
    const index = Math.round(Math.abs(viewport.scrollLeft) / viewport.clientWidth)
    viewport.dataset.live = ''
    viewport.scrollLeft = 0
    // A layer of its own is drawn once. Without it, browsers draw the slides anew in each frame of a move.
    const track = api.containerNode()
    track.style.willChange = 'transform'
    api.scrollTo(index, true)
    const undo = [showOnlySelected(api), moveBySwipe(api, viewport), moveByArrowKeys(api, viewport, rtl)]
    return () => {
      delete viewport.dataset.live
      track.style.willChange = ''
      for (const each of undo) each()
    }
  }, [api, viewport, rtl])

  useEffect(() => {
    viewport?.setAttribute('aria-live', playing ? 'off' : 'polite')
    return () => viewport?.removeAttribute('aria-live')
  }, [viewport, playing])

  return (
    <div className="controls">
      <button type="button" onClick={toggle} aria-controls={id}>
        {wanted ? <Icon d="M8 5v14M16 5v14" /> : <Icon d="M7 4l13 8-13 8z" />}
        <span className="visually-hidden">{wanted ? words.pause : words.play}</span>
      </button>
      <button type="button" onClick={() => api?.scrollPrev()} aria-controls={id} aria-label={words.previous}>
        <Icon d="M15 5l-7 7 7 7" />
      </button>
      <button type="button" onClick={() => api?.scrollNext()} aria-controls={id} aria-label={words.next}>
        <Icon d="M9 5l7 7-7 7" />
      </button>
    </div>
  )
}

function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <path d={d} />
    </svg>
  )
}
