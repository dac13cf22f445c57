import { styled } from 'styled-components'
import Counters, { type CountersProps } from '../../islands/Counters'
import { color, media, space } from '../../theme/tokens'
import { Island } from '../island/Island'

interface StatisticsStripProps {
  title: string
  locale: string
  statistics: Omit<CountersProps['statistics'][number], 'text'>[]
}

/** Four counters: full width on small screens, halves on medium, quarters on large (specification §9). */
export function StatisticsStrip({ title, locale, statistics }: StatisticsStripProps) {
  const { format } = new Intl.NumberFormat(locale)
  return (
    <Strip aria-label={title}>
      <Island until="visible">
        <Counters locale={locale} statistics={statistics.map((statistic) => ({ ...statistic, text: format(statistic.value) }))} />
      </Island>
    </Strip>
  )
}

const Strip = styled.section`
  padding: ${space.section} ${space.side}; background: ${color.surface};
  dl { display: grid; gap: 1rem ${space.gap} }
  dl > div { display: flex; flex-direction: row-reverse; align-items: baseline; justify-content: space-between; gap: 0.5rem 0.25rem; padding-block-start: 1rem; border-block-start: 1px solid ${color.heading} }
  dt { color: ${color.muted} }
  dd { font-size: min(35px + 4vw, 5.5rem); line-height: 1; white-space: nowrap; font-weight: 600; letter-spacing: -0.04em; color: ${color.heading} }
  .suffix { color: ${color.accent} }
  /* The place of the final value is kept from the start, so that nothing moves while the number grows. */
  .running { position: relative; display: inline-block; &::before { content: attr(data-final); visibility: hidden } > span { position: absolute; inset-block-start: 0; inset-inline-start: 0 } }
  @media print { .running::before { visibility: visible } .running > span { display: none } }
  ${media.tight} { dl > div { flex-direction: column-reverse } }
  ${media.md} { dl { grid-template-columns: repeat(2, 1fr) } dl > div { flex-direction: column-reverse } }
  ${media.lg} { dl { grid-template-columns: repeat(4, 1fr) } }
`
