import { type Locale, languageOf } from '../i18n/languages'
import { breakAddresses } from './lineBreaks/breakAddresses'
import { breakHeadings } from './lineBreaks/breakHeadings'
import { keepCounters } from './lineBreaks/keepCounters'
import { keepEndings } from './lineBreaks/keepEndings'
import { keepWhole } from './lineBreaks/keepWhole'

/**
 * Marks where lines may end and where not, as far as styles cannot tell browsers: by soft hyphens, `<wbr>`, and elements around what
 * belongs together (docs/decisions/014).
 *
 * @param html the page’s own, without the layout.
 * @param locale of its words.
 */
export function markLineBreaks(html: string, locale: Locale): string {
  const broken = breakHeadings(html, locale)
  const kept = languageOf(locale).phrases ? keepCounters(keepEndings(broken, locale)) : keepWhole(broken, locale)
  return breakAddresses(kept)
}
