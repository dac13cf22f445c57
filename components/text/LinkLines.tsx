import ArrowRight from 'lucide-react/icons/arrow-right'
import { css, styled } from 'styled-components'
import { color, contentWidth, media, space } from '../../theme/tokens'
import { linkArrow } from './linkArrow'
import { PageLink } from './PageLink'

interface LinkLinesProps {
  links: readonly { to: string; label: string }[]
  /** In two columns of the page’s text; otherwise as many stand side by side as there is room for. */
  inTwo?: boolean
}

/** Links to pages like this one, each between lines. */
export function LinkLines({ links, inTwo }: LinkLinesProps) {
  const List = inTwo ? TwoColumns : Lines
  return (
    <List>
      {links.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to}>
            <b>{label}</b> <ArrowRight aria-hidden size="1.25rem" />
          </PageLink>
        </li>
      ))}
    </List>
  )
}

const lines = css`
  a { display: flex; align-items: center; justify-content: space-between; gap: 1rem; block-size: calc(100% + 1px); padding-block: 0.9rem; margin-block-end: -1px; border-block: 1px solid ${color.heading}; text-decoration: none }
  ${linkArrow}
  ${media.tight} { svg { display: none } }
  b { font-weight: 600 }
`

const Lines = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: 0 ${space.gap};
  ${lines}
`

const TwoColumns = styled.ul`
  max-inline-size: ${contentWidth}; margin-inline: auto; display: grid; gap: 0 ${space.gap};
  ${lines}
  ${media.mdAndPaper} { grid-template-columns: 1fr 1fr }
`
