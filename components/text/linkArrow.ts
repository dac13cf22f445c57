import { css } from 'styled-components'
import { color } from '../../theme/tokens'

/** The arrow at the end of each line in a list of links: it says that the line leads somewhere, and moves there under the pointer. Presses go through it to the link. */
export const linkArrow = css`
  svg { flex: none; pointer-events: none; transition: translate 200ms; &:dir(rtl) { scale: -1 1 } }
  li:hover svg { translate: 6px 0; color: ${color.accent} }
`
