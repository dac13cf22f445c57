import { styled } from 'styled-components'
import { prose } from './proseStyle'

/** Running text: a measure that reads well. */
export const Prose = styled.div`
  ${prose}
`
