import { styled } from 'styled-components'
import { media, space } from '../../theme/tokens'
import { fullLines } from '../text/proseStyle'
import { Picture } from './Picture'

interface Screen {
  title: string
  text: string
  /** Name of a drawing of `art`. */
  image: string
}

/**
 * Screens of a product, each beside its explanation, on alternate sides.
 *
 * @param first whether the first screen is visible at once on a phone and is therefore not lazy.
 */
export function Screens({ screens, first = false }: { screens: readonly Screen[]; first?: boolean }) {
  return (
    <List>
      {screens.map(({ title, text, image }, index) => (
        <section key={title}>
          <Picture image={image} first={first && index === 0} />
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </section>
      ))}
    </List>
  )
}

/**
 * Each picture extends to the edge of the page, like the pictures of page headers, and fades out towards the text. A phone shows only
 * the right part of each screen, which is the relevant one.
 */
const List = styled.div`
  display: grid; gap: clamp(3rem, 6vw, 6rem); padding-block: clamp(2.5rem, 5vw, 4.5rem) ${space.section};
  section { display: grid; gap: 1.5rem clamp(2rem, 4vw, 4rem); align-items: center }
  section > div { padding-inline: ${space.gutter} }
  img { inline-size: 100% }
  h2 { font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem); line-height: 1.2; margin-block-end: 1rem; &:lang(ja) { font-size: clamp(1.3125rem, 1.1rem + 1vw, 1.875rem); line-height: 1.5 } }
  p { max-inline-size: 33em; &:lang(ja) { ${fullLines} } }
  /* Few enough lines to be of one length, so that none ends in “ません。” alone. */
  ${media.md} { p:lang(ja) { text-wrap: balance } }
  ${media.small} { img { aspect-ratio: 1; object-fit: cover; object-position: 100% 50% } }
  ${media.md} { section > div { padding-inline: ${space.side} } }
  ${media.lg} {
    /* What is on the right begins on one line, which is also the film’s and that of the text below. */
    section { grid-template-columns: 50vw 1fr; column-gap: ${space.gap}; padding-inline-end: ${space.side} }
    section > div { padding: 0 }
    img { -webkit-mask-image: linear-gradient(var(--fade), #000 95%, transparent) }
    section { --fade: to right }
    section:nth-child(even) { grid-template-columns: 1fr calc(50vw - ${space.gap}); padding-inline: ${space.side} 0; --fade: to left; img { grid-area: 1 / 2 } }
  }
  @media print { section { break-inside: avoid; grid-template-columns: 1fr 1fr } img { aspect-ratio: auto } }
`
