import { styled } from 'styled-components'
import { button } from './buttonStyle'
import { PageLink } from './PageLink'

/** A link to a page of ours that asks for action. */
export const ButtonLink = styled(PageLink)`
  ${button}
`
