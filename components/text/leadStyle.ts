import { css } from 'styled-components'
import { type } from '../../theme/tokens'

/** The look of the sentence that a section begins with, larger than running text. Japanese needs more room between lines. */
export const lead = css`
  font-size: ${type.lead}; line-height: 1.5;
  &:lang(ja) { line-height: 1.8 }
`
