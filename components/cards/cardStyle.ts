import { css } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'
import { nameParts } from '../text/NameParts'

/**
 * The look of a card: `.picture`, heading with a link, an optional `.label`, text. The link that was followed has the focus,
 * so its picture grows into the one of the page it leads to (`pageHeader`), and back again.
 */
export const card = css`
  position: relative; display: flex; flex-direction: column; gap: 0.5rem;
  .picture { order: -2; overflow: clip; margin-block-end: 0.6rem; background: ${color.paper} }
  img { inline-size: 100% }
  h2, h3 { font-size: ${type.lead}; line-height: 1.3; letter-spacing: -0.01em; &:lang(ja) { line-height: 1.45; letter-spacing: 0 } }
  .label { order: -1; font-size: ${type.small}; color: ${color.muted} }
  :is(h2, h3) a { text-decoration: none; &::after { content: ''; position: absolute; inset: 0 } }
  &:has(:is(h2, h3) a:focus) img { view-transition-name: subject }
  ${media.motion} {
    img { transition: scale 400ms cubic-bezier(0.2, 0, 0, 1) }
    &:has(:is(h2, h3) a:hover) img { scale: 1.03 }
    /* It rises as it comes into view, as far as the reader has scrolled. */
    @supports (animation-timeline: view()) { img { animation: rise linear both; animation-timeline: view(); animation-range: entry; transform-origin: 50% 100% } }
  }
`

/** Labels of several names. Side by side, each name has a line: where one label had no room in a line, the headings of a row would begin at two heights. */
export const labelParts = css`
  .label { ${nameParts} @media screen { ${media.md} { flex-direction: column } } }
`

/** A card as a line: the picture at the side, with letters of twice the size on a phone above the words. In a rule of more weight than the card’s own. */
export const cardRow = css`
  .picture { grid-row: span 3; inline-size: 88px; margin: 0.2rem 0 0; align-self: start }
  h2, h3 { align-self: start }
  ${media.beyondTight} {
    display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; align-content: start;
    .label { order: 0; grid-column: 2; grid-row: 1; align-self: end }
  }
`

/** The last card, if it is alone in a row of two: spans the row, with text beside the picture. */
const alone = css`
  > article:last-child:nth-child(odd) {
    grid-column: 1 / -1; display: grid; grid-template: repeat(4, auto) 1fr / 1fr 1fr; column-gap: ${space.gap};
    .picture { grid-row: 1 / -1 }
    > :not(.picture) { grid-column: 2 }
  }
`

/** Cards side by side; the number of columns from 768 px and from 992 px (specification §2). */
export function cardGrid(medium: number, large: number) {
  const pairs = css`${media.belowLarge} { ${alone} }`
  return css`
    display: grid; grid-template-columns: minmax(0, 1fr); gap: clamp(2.25rem, 5vw, 4rem) ${space.gap}; inline-size: 100%;
    ${media.md} { grid-template-columns: repeat(${medium}, minmax(0, 1fr)); ${medium === 2 && pairs} }
    ${media.lg} { grid-template-columns: repeat(${large}, minmax(0, 1fr)) }
  `
}

/**
 * Cards on paper, in smaller letters than what is read at length, so that two rows find room on a sheet held sideways: three in a line of text, four on such a sheet, as the end of a page cuts grids and flex boxes anywhere, and puts their headings on another page.
 * In rules of more weight than the grid’s own, also for a card that is alone in its row.
 */
export const printedGrid = css`
  @media print { display: block; font-size: 9pt; orphans: 1; widows: 1; > :not(p):nth-child(n):nth-child(n) { display: inline-block; inline-size: 30%; margin-inline-end: 3%; margin-block-end: 0.75rem; vertical-align: top; ${media.lg} { inline-size: 22% } } > * > article { display: block } .label { margin-block: 0.25rem } }
`

/** Cards in rows of three, after one or two rows of two where a place would stay empty: five are two and three, seven two, two and three. */
export const fullRows = css`
  ${cardGrid(6, 6)}
  ${media.md} {
    /* Columns narrower than a phone: lines of whole phrases would be half empty there, too. */
    ${media.belowLarge} { p:not(.label):lang(ja) { word-break: normal } }
    > article { grid-column: span 2 }
    > article:first-child:is(:nth-last-child(3n + 2), :nth-last-child(3n + 1)),
    > article:first-child:nth-last-child(3n + 2) + article,
    > article:first-child:nth-last-child(3n + 1) ~ :nth-child(-n + 4) { grid-column: span 3; img { aspect-ratio: 3 / 2; object-fit: cover } }
  }
`
