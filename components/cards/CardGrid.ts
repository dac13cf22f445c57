import { styled } from 'styled-components'
import { cardGrid, printedGrid } from './cardStyle'

/** Cards side by side; the number of columns by breakpoint (specification §2). */
export const CardGrid = styled.div<{ $medium: number; $large: number }>`
  ${({ $medium, $large }) => cardGrid($medium, $large)}
  && { ${printedGrid} }
`
