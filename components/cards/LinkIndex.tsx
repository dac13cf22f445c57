import ArrowRight from 'lucide-react/icons/arrow-right'
import { styled } from 'styled-components'
import { color, media } from '../../theme/tokens'
import { Picture } from '../pictures/Picture'
import { linkArrow } from '../text/linkArrow'
import { PageLink } from '../text/PageLink'

interface IndexedPage {
  to: string
  heading: string
  image: string
}

/** Pages as an index: one line each, with its drawing as a stamp. What each is about is said where the line leads. */
export function LinkIndex({ items }: { items: IndexedPage[] }) {
  return (
    <Index>
      {items.map(({ to, heading, image }) => (
        <li key={to}>
          <Picture image={image} alt="" shape="small" sizes="6rem" />
          <h3>
            <PageLink to={to}>{heading}</PageLink>
          </h3>
          <ArrowRight aria-hidden size="1.5rem" />
        </li>
      ))}
    </Index>
  )
}

const Index = styled.ul`
  border-block-end: 1px solid ${color.heading};
  li { position: relative; display: flex; gap: 16px; padding-block: 0.4rem; border-block-start: 1px solid ${color.heading}; align-items: center }
  img { inline-size: 56px; aspect-ratio: 3 / 2; object-fit: cover }
  h3 { flex: 1 }
  ${linkArrow}
  a { text-decoration: none; &::after { content: ''; position: absolute; inset: 0 } }
  ${media.tight} { img { display: none } }
  ${media.lg} { img { inline-size: 4.25rem } }
`
