import { Children, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/**
 * Slides side by side, swiped and scrolled by the browser itself: complete without script, and the ground on which the
 * carousel island will stand. Roles and labels follow the WAI-ARIA carousel pattern.
 */
export function Slides({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation()
  const total = Children.count(children)
  return (
    <Track role="group" aria-roledescription={t('layout.motion.carousel')} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
      <div className="track" tabIndex={0}>
        {Children.map(children, (child, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the WAI-ARIA carousel pattern asks for this role.
          <div role="group" aria-roledescription={t('layout.motion.slide')} aria-label={t('layout.motion.position', { number: index + 1, total })}>
            {child}
          </div>
        ))}
      </div>
    </Track>
  )
}

const Track = styled.div`
  .track { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; overscroll-behavior-x: contain; scrollbar-width: none }
  .track > * { flex: 0 0 100%; scroll-snap-align: start; min-inline-size: 0 }
  .track:focus-visible { outline-offset: -4px }
`
