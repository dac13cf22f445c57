import { getContent } from '../collections/content'
import type { Locale } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'

/**
 * The sample notices of unconfirmed texts; empty once they are confirmed.
 *
 * @param file of `locales/<language>/`, as listed in `unconfirmedTexts` of `content/site.json`.
 * @returns a sentence for the page, a mark for single entries, and both in one for a line.
 */
export function sampleTexts(file: string, locale: Locale) {
  const { label, note } = getTranslate(locale)('layout.sample')
  if (!getContent().site.unconfirmedTexts.includes(file)) return { note: undefined, label: undefined, marked: (text: string) => text }
  return { note, label, marked: (text: string) => getTranslate(locale)('layout.sample.of', { text }) }
}
