import { prefix } from '../../i18n/address'
import { useLinkLocale } from '../text/language'

/** Address prefix of the page’s language: `/ja`, or '' for the default language. */
export function useBase(): string {
  return prefix(useLinkLocale())
}
