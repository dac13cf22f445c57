import { defaultLocale, type Locale } from '../i18n/languages'
import type { Shown } from './dropUnusedRules'

/**
 * What a page shows, now or later: where the browser asks the blog’s backend again, there may be posts that the page has not got yet, with
 * photographs; in a list or on the 404 page also untranslated ones.
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
