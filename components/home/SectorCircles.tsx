import { styled } from 'styled-components'
import { color, contentWidth, media, space } from '../../theme/tokens'
import { Picture } from '../pictures/Picture'
import { PageLink } from '../text/PageLink'

export interface SectorItem {
  heading: string
  category: string
  image: string
}

/** Five sectors in circles, each leading to its part of the portfolio. */
export function SectorCircles({ sectors }: { sectors: SectorItem[] }) {
  return (
    <Row>
      {sectors.map(({ heading, category, image }) => (
        <li key={category}>
          <PageLink to={`/work?category=${category}`}>
            <span className="circle">
              <Picture image={image} alt="" small sizes="(min-width: 48em) 20vw, 50vw" />
            </span>
            <b>{heading}</b>
          </PageLink>
        </li>
      ))}
    </Row>
  )
}

const Row = styled.ul`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 2rem ${space.gap}; max-inline-size: ${contentWidth}; margin-inline: auto;
  a { display: block; text-decoration: none; text-align: center; font-weight: 600; line-height: 1.35; color: ${color.heading}; &:lang(ja) { font-size: 0.8125rem; word-break: auto-phrase } }
  b { font-weight: inherit }
  .circle { display: block; margin-block-end: 1rem; aspect-ratio: 1; border-radius: 50%; overflow: hidden; border: 1px solid ${color.line}; transition: border-color 200ms, box-shadow 200ms }
  a:hover .circle { border-color: ${color.accent}; box-shadow: inset 0 0 0 3px ${color.accent} }
  img { inline-size: 100% }
  picture > img { aspect-ratio: 1 }
  li:last-child { grid-column: 1 / -1; inline-size: calc(50% - ${space.gap} / 2); justify-self: center }
  ${media.md} {
    a:lang(ja) { font-size: clamp(0.75rem, 1.5vw, 1rem) }
    grid-template-columns: repeat(5, minmax(0, 1fr));
    li:last-child { grid-column: auto; inline-size: auto; justify-self: auto }
  }
`
