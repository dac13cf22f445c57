import { css } from 'styled-components'
import { media, space } from '../../theme/tokens'

/**
 * In a grid of three columns: a card in `[data-leads]` takes two of them. Its picture, which has a wide version (`Picture`), is as high
 * as the one beside it, and below its label its words stand in two columns of their own, on one line. On paper all cards are alike, on wide
 * sheets, too.
 */
export const leadingCard = css`
  @media screen {
    [data-leads] {
      grid-column: span 2;
      article { display: grid; gap: 0.5rem ${space.gap} }
      .picture { position: relative; padding-block-end: calc(37.5% - ${space.gap} * 0.375) }
      img { position: absolute; block-size: 100%; aspect-ratio: auto; object-fit: contain; object-position: 0; &:dir(rtl) { object-position: 100% } }
      picture > img { object-fit: cover }
      h2 { font-size: clamp(1.25rem, 0.85rem + 1vw, 1.875rem); line-height: 1.2; &:lang(ja) { font-size: clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem); line-height: 1.45 } }
    }
    ${media.lg} {
      [data-leads] article { grid-template-columns: 1fr 1fr; align-items: first baseline; .picture, .label { grid-column: 1 / -1 } > p:last-child { text-wrap: balance; word-break: auto-phrase } }
    }
  }
`

/** The same where there are no columns: its picture is the middle of the wide one. */
export const leadingPicture = css`
  [data-leads] img { aspect-ratio: 4 / 3; object-fit: cover }
`
