import { css } from 'styled-components'
import { color } from '../../theme/tokens'

/**
 * What asks for action, link or button; few to a page. The border shows where visitors have colours of their own. No flex container, in
 * which an element inside of the words (`renderer/lineBreaks/keepWhole.ts`) would take the spaces around it. The sides do not
 * grow with larger text, which needs the width.
 */
export const button = css`
  display: inline-block; padding: 0.9rem 28px; border: 1px solid transparent; border-radius: 999px;
  background: ${color.band}; color: #fff; font-weight: 600; line-height: 1.3; text-decoration: none; text-align: center; transition: background-color 150ms;
  &:hover { background: ${color.bandDark}; color: #fff }
  &:active { translate: 0 1px }
`
