import { getContent } from '../collections/content'
import type { Locale } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'

/**
 * How texts that the company has not confirmed say so; once they are confirmed, nothing does.
 *
 * @param file of `locales/<language>/`, as `unconfirmedTexts` of `content/site.json` names it.
 * @returns a sentence for the page, a mark for what stands among others, and both in one for a line of it.
 */
export function sampleTexts(file: string, locale: Locale) {
  const { label, note } = getTranslate(locale)('layout.sample')
  if (!getContent().site.unconfirmedTexts.includes(file)) return { note: undefined, label: undefined, marked: (text: string) => text }
  return { note, label, marked: (text: string) => getTranslate(locale)('layout.sample.of', { text }) }
}
