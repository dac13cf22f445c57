import { defaultLocale, type Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { isMarked, unmark } from '../../i18n/untranslated'

/**
 * The text that `content/menu.json` names; that there is one is for `check/menu.ts` to say, as no type can know. Where it is not
 * translated yet, it is English and says so.
 */
export function menuLabel(label: string, locale: Locale): { text: string; lang?: Locale } {
  const text = (getTranslate(locale) as (key: string) => string)(label)
  return isMarked(text) ? { text: unmark(text), lang: defaultLocale } : { text }
}
