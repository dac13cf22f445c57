import { defaultLocale, type Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { isMarked, unmark } from '../../i18n/untranslated'

/**
 * The text of an entry in `content/menu.json`; `check/menu.ts` ensures that it exists, which types cannot. Untranslated texts
 * are English with a mark.
 */
export function menuLabel(label: string, locale: Locale): { text: string; lang?: Locale } {
  const text = (getTranslate(locale) as (key: string) => string)(label)
  return isMarked(text) ? { text: unmark(text), lang: defaultLocale } : { text }
}
