import { styled } from 'styled-components'
import { color } from '../theme/tokens'
import { PageLink } from './PageLink'

/** A link that asks for action; few to a page. */
export const ButtonLink = styled(PageLink)`
  display: inline-flex; align-items: center; justify-content: center; min-block-size: 3.25rem; padding: 0.6rem 1.75rem; border-radius: 999px;
  background: ${color.accent}; color: #fff; font-weight: 600; line-height: 1.3; text-decoration: none; text-align: center; transition: background-color 150ms;
  &:hover { background: ${color.accentDark}; color: #fff }
  &:active { translate: 0 1px }
`
