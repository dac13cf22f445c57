import { defaultLocale, type Locale } from '../../i18n/languages'
import type { Shown } from './dropUnusedRules'

/**
 * What a page shows, now or after the browser has refreshed it from the blog’s backend: newer posts may have photographs, and in a list or on
 * the 404 page they may be untranslated.
 *
 * @param html the page’s own, without the layout, its words marked.
 */
export function whatIsShown(html: string, locale: Locale, is404: boolean): Shown {
  const asksAgain = html.includes(' data-until="refresh"')
  const mayShowOriginal = is404 || / data-island="Blog(Categories|Category)" data-until="refresh"/.test(html)
  return {
    languages: [locale, ...(mayShowOriginal ? [defaultLocale] : []), ...new Set([...html.matchAll(/ lang="([\w-]+)"/g)].map(([, code = '']) => code))],
    photographs: asksAgain || html.includes('<picture'),
    wholeWords: html.includes(' class="whole"'),
  }
}
