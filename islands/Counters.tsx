import { useEffect, useRef, useState } from 'react'

export interface CountersProps {
  /** BCP 47, for the number format. */
  locale: string
  statistics: Statistic[]
}

interface Statistic {
  key: string
  value: number
  /** The value, formatted. */
  text: string
  label: string
}

/** In ms; specification §9. */
const duration = 2500
const threshold = 0.3

/**
 * The statistics strip, which counts up once when 30 % of it is visible.
 *
 * Why an island: animated numbers need script. The final values are in the HTML, so that search engines and visitors
 * without script or with reduced motion never see a zero; counting resets them only while the strip is off screen.
 * Screen readers get the final value only.
 */
export default function Counters({ locale, statistics }: CountersProps) {
  const strip = useRef<HTMLDListElement>(null)
  const [progress, setProgress] = useState(1)
  const [format] = useState(() => formatter(locale, statistics))

  useEffect(() => {
    const element = strip.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches || isInViewport(element)) return
    setProgress(0)
    let frame = 0
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= threshold)) return
        observer.disconnect()
        const start = performance.now()
        const tick = (now: number) => {
          const elapsed = Math.min(1, Math.max(0, now - start) / duration)
          setProgress(elapsed)
          if (elapsed < 1) frame = requestAnimationFrame(tick)
        }
        frame = requestAnimationFrame(tick)
      },
      { threshold },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])

  return (
    <dl ref={strip}>
      {statistics.map(({ key, value, text, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <span className="visually-hidden">{text}+</span>
            <span aria-hidden>
              <span className="running" data-final={text}>
                <span>{format(Math.round(value * easeOut(progress)))}</span>
              </span>
              <span className="suffix">+</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The first use of `Intl` takes 50 ms on a slow phone, so plain digits do without it. */
function formatter(locale: string, statistics: Statistic[]): (value: number) => string {
  return statistics.every(({ value, text }) => text === String(value)) ? String : new Intl.NumberFormat(locale).format
}

function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

/** Cubic ease-out. */
function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3
}
