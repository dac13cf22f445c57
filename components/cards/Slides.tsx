import { Children, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import Carousel from '../../islands/Carousel'
import { color } from '../../theme/tokens'
import { Island } from '../island/Island'
import { useTranslate } from '../text/language'

interface SlidesProps {
  /** Label of the carousel. */
  label: string
  /** Hydration trigger of the carousel. */
  until: 'painted' | 'visible'
  /** Time between two slides, in ms; the island’s default if undefined. */
  interval?: number
  /** A media query under which the page shows all slides at once. */
  allInView?: string
  children: ReactNode
}

/**
 * Slides side by side, with native scroll snapping: works without script, and is the base of the carousel
 * island. Labels follow the WAI-ARIA carousel pattern, its roles are the island’s: slides that are all in view are no carousel.
 */
export function Slides({ label, until, interval, allInView, children }: SlidesProps) {
  const t = useTranslate()
  const total = Children.count(children)
  const viewport = `slides${useId().replace(/\W/g, '')}`
  const { previous, next, pause, play, carousel, slide } = t('layout.motion')
  return (
    <Frame role="group" aria-label={label}>
      {/* First, so that what stops the slides is found before them; drawn after them. */}
      {total > 1 && (
        <Island until={until}>
          <Carousel {...{ viewport, interval, allInView }} words={{ previous, next, pause, play, carousel, slide }} />
        </Island>
      )}
      {/* What scrolls has to be reachable by keyboard. Where it does not always, the island decides; without script, nothing scrolls there. */}
      {/* biome-ignore lint/a11y/useSemanticElements: it is no set of fields. */}
      <div id={viewport} className="viewport" tabIndex={allInView ? undefined : 0} role="group" aria-label={t('layout.motion.slides')}>
        <div className="track">
          {Children.map(children, (child, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA carousel pattern requires this role.
            <div role="group" aria-label={t('layout.motion.position', { number: index + 1, total })}>
              {child}
            </div>
          ))}
        </div>
      </div>
    </Frame>
  )
}

/** Reserves the space of the inactive controls, so that nothing shifts at hydration. */
const Frame = styled.div`
  position: relative; isolation: isolate; display: flex; flex-direction: column;
  .viewport { order: -1; overflow-x: auto; scroll-snap-type: x mandatory; overscroll-behavior-x: contain; scrollbar-width: none }
  @media (scripting: none) { .viewport { scrollbar-width: thin } }
  .viewport[data-live] { overflow: hidden; scroll-snap-type: none; overscroll-behavior: auto; touch-action: pan-y pinch-zoom; cursor: grab }
  .viewport:focus-visible { outline-offset: -4px }
  .track { display: flex }
  .track > * { flex: 0 0 100%; scroll-snap-align: start; min-inline-size: 0 }
  /* Safari draws what is positioned in the order of the document, whatever the property order says. */
  .controls { z-index: 1; visibility: hidden; display: flex; gap: 0.5rem }
  [data-hydrated] .controls { visibility: visible }
  .controls button + button svg:dir(rtl) { scale: -1 1 }
  .controls button {
    display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; border: 1px solid ${color.line}; border-radius: 50%; background: ${color.paper};
    &:hover { border-color: ${color.accent} }
  }
  @media print { .viewport, .viewport[data-live] { overflow: visible } /* Slides on the way past the end have a place of their own. */ .track, .track > * { transform: none !important } .track { display: block } .track > * { margin-block-end: 2rem; break-inside: avoid } }
`
