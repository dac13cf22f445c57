import { css } from 'styled-components'
import { color } from '../../theme/tokens'

/** What asks for action, link or button; few to a page. The border shows where visitors have colours of their own. */
export const button = css`
  display: inline-flex; align-items: center; justify-content: center; min-block-size: 3.25rem; padding: 0.6rem 1.75rem; border: 1px solid transparent; border-radius: 999px;
  background: ${color.band}; color: #fff; font-weight: 600; line-height: 1.3; text-decoration: none; text-align: center; transition: background-color 150ms;
  &:hover { background: ${color.bandDark}; color: #fff }
  &:active { translate: 0 1px }
`
