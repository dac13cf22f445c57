import { escapeRegExp } from '../../../collections/escapeRegExp'
import { memoize, memoizeByObject } from '../../../collections/memoize'
import { address } from '../../../i18n/address'
import { defaultLocale } from '../../../i18n/languages'
import { commonWords, wordsOf } from '../commonWords'
import type { Page } from '../parsePage'
import type { Finding, PageRule } from '../rule'
import type { Site } from '../site'
import { attributeTexts, languageAt, textBlocks } from '../textBlocks'

export const mixedLanguages = {
  name: 'mixed languages',
  scope: 'page',
  why: 'Texts are in the declared language: in its script, with words that are common in it rather than in another language of the site, and not identical to the page in the default language. Names may be identical; parts in another language have a lang attribute.',
  check(page, site) {
    const original = page.locale === defaultLocale ? undefined : site.pageAt.get(address(page.path, defaultLocale))
    const originals = new Set(original && textsOf(original))
    return languageTexts(page).flatMap(({ text, language }): Finding[] => {
      const words = withoutNames(text, site)
      if (words === '') return []
      if (!isInScript(words, language)) return [{ found: `“${text.slice(0, 100)}”`, expected: `a text in “${language}”, or lang="…" around it` }]
      const other = otherLanguage(words, language, site)
      if (other) return [{ found: `“${text.slice(0, 100)}”, in “${other}”`, expected: `a text in “${language}”, or lang="${other}" around it` }]
      const isCopy = language === page.locale && originals.has(text) && words.split(/\s+/).length > 3
      return isCopy
        ? [{ found: `“${text.slice(0, 100)}”, as on ${original?.url}`, expected: `a translation into “${language}”, or lang="${defaultLocale}" around it` }]
        : []
    })
  },
} satisfies PageRule

/** Visible texts, on the page and in search results, without the names of programming languages above code. */
function languageTexts(page: Page): { text: string; language: string }[] {
  const shown = textBlocks(page).filter(({ element: { tagName, parentNode } }) => !(tagName === 'FIGCAPTION' && parentNode?.classList.contains('code')))
  const spoken = attributeTexts(page).filter(({ attribute }) => attribute !== 'content')
  return [...shown, ...spoken, ...headTexts(page)]
}

/** The description is in the language of the heading. The title counts on translated pages only: that of an untranslated category also has words in the page’s language. */
function headTexts({ title, meta, locale, all }: Page): { text: string; language: string }[] {
  const language = languageAt(all('h1')[0] ?? null) || locale
  return [...(language === locale ? [title] : []), meta.get('description') ?? ''].map((text) => ({ text, language }))
}

const textsOf = memoizeByObject((page: Page) => languageTexts(page).map(({ text }) => text))

/** The text without names, addresses, numbers with units, and symbols. */
function withoutNames(text: string, site: Site): string {
  return text
    .replace(/[\w.+-]+@[\w.-]+|https?:\/\/\S+/g, ' ')
    .replace(namesOf(site), ' ')
    .replace(/(?<=\p{N}\s?)(?:[kcmµμ]?m|k?g|m?s|[kMGT]?B)(?!\p{L})/gu, ' ')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Any of the names, as whole words; the longest first, because some begin with others. */
const namesOf = memoizeByObject(({ facts }: Site) => {
  const names = [...facts.properNames].sort((a, b) => b.length - a.length).map(escapeRegExp)
  return new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'gu')
})

/** Japanese may contain Latin words, but must contain Japanese; a text in Latin script contains no other script, except Greek letters and the µ of units. */
function isInScript(text: string, language: string): boolean {
  const script = scriptOf(language)
  if (!script) return true
  if (script === 'Latn') return !/(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Common}])\p{L}/u.test(text)
  const own = script === 'Jpan' ? /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u : new RegExp(`\\p{Script=${script}}`, 'u')
  return own.test(text)
}

/** Another language of the site and of the same script, three of whose common words are in a text that has none of its own. */
function otherLanguage(text: string, language: string, site: Site): string | undefined {
  const common = commonWords(site)
  const own = common.get(language)
  const words = wordsOf(text)
  if (!own || words.some((word) => own.has(word))) return undefined
  const others = [...common.keys()].filter((code) => code !== language && scriptOf(code) === scriptOf(language))
  return others.find((code) => new Set(words.filter((word) => common.get(code)?.has(word))).size > 2)
}

/** The usual script of a language; undefined if none is declared. */
const scriptOf = memoize((language: string) => (language ? new Intl.Locale(language).maximize().script : undefined))
