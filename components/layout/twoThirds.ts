import { css } from 'styled-components'

/** The first child over two of three columns, the other in the third, aligned with rows of three above and below. */
export const twoThirds = css`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  > :first-child { grid-column: span 2 }
`
