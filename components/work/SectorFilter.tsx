import { styled } from 'styled-components'
import { color, type } from '../../theme/tokens'
import { PageLink } from '../text/PageLink'

interface SectorFilterProps {
  /** Label of the list. */
  label: string
  /** The link to the whole portfolio. */
  all: string
  sectors: { category: string; heading: string }[]
  /** The sector of this page; undefined on the whole portfolio, where a query may select one (`renderer/inline/filterPortfolio.ts`). */
  current?: string
}

/** Links to the sectors’ pages, the current one marked. */
export function SectorFilter({ label, all, sectors, current }: SectorFilterProps) {
  return (
    <Filter aria-label={label}>
      <ul>
        <li>
          <PageLink to="/work" data-filter="all" aria-current={current ? undefined : 'true'}>
            {all}
          </PageLink>
        </li>
        {sectors.map(({ category, heading }) => (
          <li key={category}>
            <PageLink to={`/work/${category}`} data-filter={category} aria-current={category === current ? 'page' : undefined}>
              {heading}
            </PageLink>
          </li>
        ))}
      </ul>
    </Filter>
  )
}

const Filter = styled.nav`
  /* Less at the sides on a phone, which has room for two in a line, and with large text, for “Gesundheitswesen” and “エンターテインメント”. */
  ul { display: flex; flex-wrap: wrap; gap: 0.5rem }
  a { display: inline-flex; align-items: center; min-block-size: 2.5rem; padding-inline: max(24px - 0.68rem, min(1.1rem, 10vw - 24px)); border: 1px solid ${color.line}; border-radius: 999px; text-align: center; text-decoration: none; font-size: ${type.small} }
  a:lang(ja) { padding-inline: max(24px - 0.68rem, min(1.1rem, 4vw - 8px)); &:has(wbr) { word-break: keep-all } }
  a:hover { border-color: ${color.accent} }
  a[aria-current] { background: ${color.heading}; border-color: ${color.heading}; color: ${color.paper} }
  @media (forced-colors: active) { a[aria-current] { forced-color-adjust: none; background: SelectedItem; border-color: SelectedItem; color: SelectedItemText } }
`
