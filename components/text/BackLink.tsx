import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, type } from '../../theme/tokens'
import { PageLink } from './PageLink'

interface BackLinkProps {
  to: string
  children: ReactNode
  /** Goes back in history if the previous page is on this site, else to `to`. */
  history?: boolean
}

/** A link back, with an arrow: to a list, or to where the visitor has come from. */
export function BackLink({ to, children, history = false }: BackLinkProps) {
  return (
    <Back to={to} data-back={history || undefined}>
      <ArrowLeft aria-hidden size="1.125rem" /> {children}
    </Back>
  )
}

/** The look of a way back, for islands. */
export const backLink = css`
  display: inline-flex; align-items: center; gap: 0.5rem; min-block-size: 2.5rem; text-decoration: none; color: ${color.muted}; font-size: ${type.small};
  svg { transition: translate 150ms; flex: none }
  &:hover svg { translate: -4px 0 }
  &:dir(rtl) { svg { scale: -1 1 } &:hover svg { translate: 4px 0 } }
  @media print { display: none }
`

const Back = styled(PageLink)`
  ${backLink}
`
