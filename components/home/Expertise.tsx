import ArrowRight from 'lucide-react/icons/arrow-right'
import { styled } from 'styled-components'
import { color, contentWidth, media, space, type } from '../../theme/tokens'
import { Picture } from '../pictures/Picture'
import { PageLink } from '../text/PageLink'

export interface ExpertiseItem {
  category: string
  heading: string
  paragraph: string
  image: string
}

/** The services as an index: one line each, with its drawing coming forward on hover. */
export function Expertise({ items }: { items: ExpertiseItem[] }) {
  return (
    <Index>
      {items.map(({ category, heading, paragraph, image }) => (
        <li key={category}>
          <h3>
            <PageLink to={`/services/${category}`}>{heading}</PageLink>
          </h3>
          <p>{paragraph}</p>
          <Picture image={image} alt="" small sizes="10rem" />
          <ArrowRight aria-hidden />
        </li>
      ))}
    </Index>
  )
}

const Index = styled.ul`
  max-inline-size: ${contentWidth}; margin-inline: auto; border-block-end: 1px solid ${color.heading};
  li { position: relative; display: grid; grid-template-columns: 1fr auto; gap: 0.35rem 1rem; padding-block: 1.25rem; border-block-start: 1px solid ${color.heading}; align-items: center }
  h3 { font-size: ${type.h3} }
  p { grid-column: 1; color: ${color.muted}; max-inline-size: 35em }
  img { display: none }
  svg { grid-area: 1 / 2; transition: translate 200ms; &:dir(rtl) { scale: -1 1 } }
  a { text-decoration: none; &::after { content: ''; position: absolute; inset: 0 } }
  li:hover svg { translate: 6px 0; color: ${color.accent} }
  ${media.lg} {
    li { grid-template-columns: 4fr 5fr 10rem 2rem; gap: ${space.gap}; padding-block: 0.75rem; min-block-size: 8.5rem }
    p { grid-column: 2 }
    svg { grid-area: 1 / 4 }
    img { display: block; grid-area: 1 / 3; inline-size: 100% }
  }
`
