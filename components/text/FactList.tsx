import { styled } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'
import { PageLink } from './PageLink'

/** A fact with its label, such as the place of an opening. */
export interface Fact {
  label: string
  value: string
  /** Logical path of a page about it. */
  to?: string | undefined
  /** The same value for machines: a day (ISO 8601). */
  day?: string | undefined
  /** The same value for machines: a code. */
  code?: string | undefined
}

/** Facts in a column, a row each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            <Value {...fact} />
          </dd>
        </div>
      ))}
    </List>
  )
}

function Value({ value, to, day, code }: Fact) {
  if (to) return <PageLink to={to}>{value}</PageLink>
  if (day) return <time dateTime={day}>{value}</time>
  return code ? <data value={code}>{value}</data> : value
}

const List = styled.dl`
  inline-size: 100%;
  div { display: grid; gap: 0.15rem ${space.gap}; padding-block: 0.9rem; border-block-start: 1px solid ${color.line} }
  dt { color: ${color.muted}; font-size: ${type.small} }
  dd { color: ${color.heading}; min-inline-size: 0; &:lang(ja) { word-break: auto-phrase; &:has(wbr) { word-break: keep-all } } }
  /* A column too narrow for both has them one below the other. */
  ${media.sm} { div { display: flex; flex-wrap: wrap; align-items: baseline } dt { flex: 2 1 7rem } dd { flex: 3 1 10rem } }
`
