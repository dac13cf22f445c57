import { direction } from '../../i18n/translator'
import { useLocale } from './language'

/** A name or a number in its own direction: on a right-to-left page, “+91 20” would be read as “20 91+”, and “Ltd.” as “.Ltd”. */
export function OwnDirection({ children }: { children: string }) {
  return direction(useLocale()) === 'rtl' ? <bdi>{children}</bdi> : children
}
