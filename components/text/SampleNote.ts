import { styled } from 'styled-components'
import { color } from '../../theme/tokens'

/** Says that what stands below is a sample. */
export const SampleNote = styled.p`
  padding-inline-start: 1rem; border-inline-start: 3px solid ${color.accent}; color: ${color.muted};
  &:lang(ja) { word-break: auto-phrase }
`
