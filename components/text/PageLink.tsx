import type { AnchorHTMLAttributes } from 'react'
import { address } from '../../i18n/address'
import { useLinkLocale } from './language'

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Logical path, without language prefix; query and hash may follow. */
  to: string
}

/** A link to a page of the site, in the language of the page it stands on. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <a href={address(to, useLinkLocale())} {...rest} />
}
