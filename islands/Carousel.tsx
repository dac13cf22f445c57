import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { describe } from './carousel/describe'
import { moveByArrowKeys } from './carousel/moveByArrowKeys'
import { moveBySwipe } from './carousel/moveBySwipe'
import { showOnlySelected } from './carousel/showOnlySelected'
import { useRotation } from './carousel/useRotation'

interface CarouselProps {
  /** Id of the scrolling element; its only child contains the slides. */
  viewport: string
  /** Time between two slides, in ms. */
  interval?: number | undefined
  /** A media query under which all slides are visible, so that there is no carousel. */
  allInView?: string | undefined
  words: { previous: string; next: string; pause: string; play: string; carousel: string; slide: string }
}

/** In ms. Specification §9: the default, and the maximum delay of browser timers. */
const defaultInterval = 5000
const maxInterval = 2 ** 31 - 1

/**
 * Moves slides automatically and on demand (specification §2, §9; WAI-ARIA carousel pattern).
 *
 * Why an island: automatic rotation, wrapping around and the 40 px rule need script. The slides are not part of it: they
 * stay static HTML with native scroll snapping until hydration, so they are not sent twice.
 */
export default function Carousel({ viewport: id, interval = defaultInterval, allInView, words }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [autoplay] = useState(() =>
    Autoplay({ delay: Math.min(Math.max(interval, 1), maxInterval), playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false }),
  )
  // An untranslated page has slides of another direction than its own.
  const rtl = typeof document !== 'undefined' && document.getElementById(id)?.closest<HTMLElement>('[dir]')?.dir === 'rtl'
  const reducesMotion = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
  const [attach, api] = useEmblaCarousel({ loop: true, direction: rtl ? 'rtl' : 'ltr', ...(reducesMotion && { duration: 0 }) }, [autoplay])
  const { playing, wanted, toggle } = useRotation(viewport, api, autoplay)

  useEffect(() => {
    const query = matchMedia(allInView ?? 'not all')
    const slides = document.getElementById(id)
    const update = () => {
      setViewport(query.matches ? null : slides)
      // Only a scrolling element is a tab stop.
      if (slides) slides.tabIndex = query.matches ? -1 : 0
    }
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [id, allInView])

  useEffect(() => attach(viewport), [attach, viewport])

  useEffect(() => {
    if (!api || !viewport) return
    // Takes over from native scrolling: keeps the current slide in view before the next paint.
    const index = Math.round(Math.abs(viewport.scrollLeft) / viewport.clientWidth)
    viewport.dataset.live = ''
    viewport.scrollLeft = 0
    // A compositor layer is painted once. Without it, browsers repaint the slides in each frame.
    const track = api.containerNode()
    track.style.willChange = 'transform'
    api.scrollTo(index, true)
    const cleanups = [describe(api, words), showOnlySelected(api), moveBySwipe(api, viewport), moveByArrowKeys(api, viewport, rtl)]
    return () => {
      delete viewport.dataset.live
      track.style.willChange = ''
      for (const each of cleanups) each()
    }
  }, [api, viewport, rtl, words])

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
    <svg viewBox="0 0 24 24" width="1.25rem" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <path d={d} />
    </svg>
  )
}
