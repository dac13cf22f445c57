import { styled } from 'styled-components'
import { cardGrid } from './cardStyle'

/** Cards side by side; the number of columns by breakpoint (specification §2). */
export const CardGrid = styled.div<{ $medium: number; $large: number }>`
  ${({ $medium, $large }) => cardGrid($medium, $large)}
  && { @media print { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 2rem } }
`
