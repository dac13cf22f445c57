import type { AnchorHTMLAttributes } from 'react'
import { useTranslate } from './language'

/** A link to another site, in a new tab. Screen readers announce it, because the back button does not lead back from there. */
export function NewTabLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const t = useTranslate()
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children} <span className="visually-hidden">{t('layout.newTab')}</span>
    </a>
  )
}
