import type { AnchorHTMLAttributes } from 'react'
import { useTranslate } from './language'

/** A link to another site, in a new tab. Screen readers say so, as the way back does not lead here from there. */
export function NewTabLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const t = useTranslate()
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children} <span className="visually-hidden">{t('layout.newTab')}</span>
    </a>
  )
}
