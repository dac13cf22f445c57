import { getSharedContent } from '../../collections/sharedContent'
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

/** The key of a sector’s name, for the links to the sectors in the menu. */
export function sectorLabel(category: string): string {
  return `sectors.${category}.heading`
}

/** Every text of the menus in a language, for the fingerprints of all pages: editors choose these texts from any file. */
export function menuTexts(locale: Locale): unknown[] {
  const { menu, sectors } = getSharedContent()
  const links = [...menu.header.flatMap((entry) => [entry, ...(entry.links ?? [])]), ...menu.footer, ...menu.legal]
  const labels = [...links.map(({ label }) => label), ...sectors.map(({ category }) => sectorLabel(category))]
  return labels.map((label) => menuLabel(label, locale))
}
