import { css, styled } from 'styled-components'
import { color, contentWidth, media, space } from '../../theme/tokens'
import { PageLink } from './PageLink'

interface LinkLinesProps {
  links: readonly { to: string; label: string }[]
  /** In two columns of the page’s text; otherwise as many stand side by side as there is room for. */
  inTwo?: boolean
}

/** Links to pages like this one, each below a line. */
export function LinkLines({ links, inTwo }: LinkLinesProps) {
  const List = inTwo ? TwoColumns : Lines
  return (
    <List>
      {links.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to}>
            <b>{label}</b>
          </PageLink>
        </li>
      ))}
    </List>
  )
}

const lines = css`
  a { display: block; padding-block: 0.9rem; border-block-start: 1px solid ${color.line}; text-decoration: none; &:hover { border-color: ${color.accent} } }
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
