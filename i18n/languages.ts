/**
 * Every language of the site, in the order of the switcher. A language is a row here plus a folder in `locales/`;
 * routes, alternates, sitemap, switcher, checks and tests follow from this table.
 */
const table = [
  { code: 'en', label: 'EN', name: 'English', ogLocale: 'en_GB' },
  { code: 'ja', label: 'JP', name: '日本語', ogLocale: 'ja_JP', familyNameFirst: true, phrases: true, colon: '：' },
  { code: 'de', label: 'DE', name: 'Deutsch', ogLocale: 'de_DE', compounds: true },
] as const satisfies readonly Language[]

export interface Language {
  /** BCP 47 code: the folder in `locales/`, the prefix of the address, `lang` and `hreflang`. */
  code: string
  /** What the switcher shows (specification §2). */
  label: string
  /** The language's own name, for screen readers and tooltips. */
  name: string
  /** `og:locale`, language and territory. */
  ogLocale: string
  /** In forms, the family name is asked for before the given name. */
  familyNameFirst?: boolean
  /** Puts words together to long ones, which headings then hyphenate. */
  compounds?: boolean
  /** Is written without spaces; headings then break between phrases. There are models for ja, th, zh-hans and zh-hant. */
  phrases?: boolean
  /** What stands between a label and its value, where that is not a colon and a space. */
  colon?: string
  /** Its words are not ready: it is there in the preview only. */
  draft?: boolean
  /** Goes live page by page: a page whose words are not all translated is shown in English, says so, and is in no sitemap. */
  partial?: boolean
}

export type Locale = (typeof table)[number]['code']

/** Drafts included. */
export const allLanguages: readonly (Language & { code: Locale })[] = table

/** Those that the site has. */
export const languages = /* @__PURE__ */ allLanguages.filter(({ draft }) => showsDrafts() || !draft)

/** The language without a prefix, the `x-default`, and the fallback of detection. */
export const defaultLocale: Locale = 'en'

// Marked as pure, so that a browser script that wants one name here does not carry the table.
export const locales: readonly Locale[] = /* @__PURE__ */ languages.map((language) => language.code)

/** The row of a language. */
export function languageOf(locale: Locale): Language {
  const language = languages.find(({ code }) => code === locale)
  if (!language) throw new Error(`There is no language '${locale}' in i18n/languages.ts.`)
  return language
}

export function isLocale(code: string | undefined): code is Locale {
  return languages.some((language) => language.code === code)
}

/** Whether this is the preview, which says so by `showDrafts` (`collections/drafts.ts`). */
export function showsDrafts(): boolean {
  return (globalThis as { [name: symbol]: unknown })[Symbol.for('drafts are shown')] === true
}
