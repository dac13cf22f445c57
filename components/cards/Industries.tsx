import ArrowRight from 'lucide-react/icons/arrow-right'
import { styled } from 'styled-components'
import { color, contentWidth, media, space } from '../../theme/tokens'
import { linkArrow } from '../text/linkArrow'
import { PageLink } from '../text/PageLink'

interface IndustryItem {
  category: string
  heading: string
  text: string
}

/** The sectors with their solutions, one per line. */
export function Industries({ items }: { items: IndustryItem[] }) {
  return (
    <List>
      {items.map(({ category, heading, text }) => (
        <li key={category}>
          <h3>
            <PageLink to={`/work/${category}`}>{heading}</PageLink>
          </h3>
          <p>{text}</p>
          <ArrowRight aria-hidden size="1.5rem" />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  max-inline-size: ${contentWidth}; margin-inline: auto; border-block-end: 1px solid ${color.heading};
  li { position: relative; display: grid; gap: 0.5rem ${space.gap}; padding-block: clamp(1.25rem, 2.5vw, 2.25rem); border-block-start: 1px solid ${color.heading}; align-items: baseline }
  h3 { font-size: clamp(1.25rem, 1.05rem + 0.9vw, 1.875rem); line-height: 1.2; letter-spacing: -0.02em }
  h3:lang(ja) { letter-spacing: 0; line-height: 1.4; font-size: clamp(1.1875rem, 1.05rem + 0.6vw, 1.625rem) }
  p { max-inline-size: 31em }
  a { text-decoration: none; &::after { content: ''; position: absolute; inset: 0 } }
  /* The arrow ends the line, beside what its words leave free. */
  h3, p { padding-inline-end: 40px }
  h3, svg { grid-area: 1 / 1 }
  svg { justify-self: end; align-self: center }
  ${linkArrow}
  ${media.tight} { h3, p { padding: 0 } svg { display: none } }
  ${media.lg} { li { grid-template-columns: 7fr 5fr } p, svg { grid-area: 1 / 2 } }
  @media print { li { grid-template-columns: 3fr 5fr; padding-block: 1rem } p, svg { grid-area: 1 / 2 } }
`
