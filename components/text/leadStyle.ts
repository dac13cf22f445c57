import { css } from 'styled-components'
import { color, type } from '../../theme/tokens'

/** The look of the sentence that a section begins with, larger than running text. */
export const lead = css`font-size: ${type.lead}; line-height: var(--lead);`

/** The look of a first paragraph that says a whole text in short: below a line in the strong colour. */
export const leadParagraph = css`
  font-size: ${type.lead}; line-height: 1.45; color: ${color.heading}; padding-block-start: 1.25rem; border-block-start: 1px solid ${color.accent}; text-wrap: pretty;
  &:lang(ja) { line-height: 1.85 }
`
