import { styled } from 'styled-components'
import { color, media, type } from '../../theme/tokens'
import { Picture } from '../pictures/Picture'
import { PageLink } from '../text/PageLink'

interface SectorItem {
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
              <Picture image={image} alt="" shape="small" sizes="(min-width: 48em) 20vw, 33vw" />
            </span>
            <b>{heading}</b>
          </PageLink>
        </li>
      ))}
    </Row>
  )
}

const Row = styled.ul`
  /* Three in a row and two below; with large text each has its own, and room for “エンターテインメント”. */
  display: grid; justify-items: center; gap: 1.25rem 0.5rem;
  a { display: block; text-decoration: none; text-align: center; font-size: ${type.tiny}; line-height: 1.35; color: ${color.heading}; &:lang(ja) { font-size: 0.75rem; font-feature-settings: 'palt' } }
  b { display: block; margin-inline: calc(21px - 2rem); font-weight: 600 }
  /* With large text, the label of the last of three would leave the page; “Gesundheitswesen” would touch its neighbour, and has a soft hyphen. With letters spaced out by the reader (WCAG 1.4.12), two stand in a row rather than break a word. */
  ${media.beyondTight} { display: flex; flex-wrap: wrap; justify-content: center; li { min-inline-size: min-content } b { overflow-wrap: normal; margin-inline: max(21px - 2rem, -0.875rem) } b:lang(de) { margin-inline: -0.1rem } }
  .circle { display: block; margin-block-end: 0.75rem; aspect-ratio: 1; border-radius: 50%; overflow: hidden; border: 1px solid ${color.line}; transition: 200ms }
  a:hover .circle { border-color: ${color.accent}; box-shadow: inset 0 0 0 3px ${color.accent} }
  img { inline-size: 100% }
  picture > img { aspect-ratio: 1 }
  li { inline-size: max(5.25rem, 33.3% - 0.35rem) }
  ${media.mdAndPaper} { flex-wrap: nowrap; gap: 1.25rem; b { margin: 0 } }
  ${media.xl} { a:not(:lang(ja)) { font-size: ${type.small} } b:lang(de) { margin-inline: -0.75rem; hyphens: manual } }
`
