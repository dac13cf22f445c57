import { styled } from 'styled-components'
import { button } from './buttonStyle'
import { PageLink } from './PageLink'

/** A link to a page of ours that asks for action. On paper, which cannot be pressed, its words would end the text above them. */
export const ButtonLink = styled(PageLink)`
  ${button}
  @media print { display: none }
`
