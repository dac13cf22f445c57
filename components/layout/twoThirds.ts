import { css } from 'styled-components'

/** What is first over two of three columns, what is beside it in the third: on the lines of the rows of three above and below. */
export const twoThirds = css`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  > :first-child { grid-column: span 2 }
`
