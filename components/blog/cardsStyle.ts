import { css } from 'styled-components'
import { media } from '../../theme/tokens'
import { card, cardRow, fullRows, printedGrid } from '../cards/cardStyle'

/** The cards of the blog, for the part of a page that holds them. On a phone they are lines, or one picture as large as the screen would follow another. Japanese texts need the whole line. */
export const cards = css`
  .cards > article { ${card} }
  .cards { ${fullRows} }
  && .cards { ${printedGrid} }
  @media screen { ${media.small} {
    .cards { gap: 1.75rem; > article { ${cardRow} } }
    .cards :lang(ja) .picture { grid-row: auto }
    .cards p:lang(ja) { grid-column: 1 / -1 }
  } }
`
