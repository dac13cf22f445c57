import { prefix } from '../../i18n/address'
import { useLinkLocale } from '../text/language'

/** What addresses start with in the page’s language: `/ja`, or '' for the language without a prefix. */
export function useBase(): string {
  return prefix(useLinkLocale())
}
