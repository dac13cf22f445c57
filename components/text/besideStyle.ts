import { css } from 'styled-components'
import { space } from '../../theme/tokens'

/**
 * What stays in sight beside a text. It is no higher than the window and scrolls by itself: of what is higher, the end is out of sight, and for the
 * keyboard as well. Its sides have room for the outline of what has the focus, which scrolling cuts.
 */
export const staysBeside = css`
  align-self: start; position: sticky; inset-block-start: calc(${space.header} + 2rem); max-block-size: calc(100svh - ${space.header} - 3rem);
  overflow-y: auto; margin-inline: -0.75rem; padding-inline: 0.75rem; padding-block-end: 0.5rem; scroll-padding-block: 0.5rem;
`
