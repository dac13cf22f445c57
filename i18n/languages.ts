/**
 * Every language of the site, in the order of the switcher. A language is a row here plus a folder in `locales/`;
 * routes, alternates, sitemap, switcher, checks and tests follow from this table.
 */
const table = [
  { code: 'en', label: 'EN', name: 'English', ogLocale: 'en_GB' },
  { code: 'ja', label: 'JP', name: '日本語', ogLocale: 'ja_JP', familyNameFirst: true, phrases: true, colon: '：' },
  { code: 'de', label: 'DE', name: 'Deutsch', ogLocale: 'de_DE', compounds: true },
] as const satisfies readonly Language[]

/** A row of the table. */
export interface Language {
  /** BCP 47 code: the folder in `locales/`, the prefix of the address, `lang` and `hreflang`. */
  code: string
  /** What the switcher shows (specification §2). */
  label: string
  /** The language's own name, for screen readers and tooltips. */
  name: string
  /** `og:locale`, language and territory. */
  ogLocale: string
  /** Forms ask for the family name first. */
  familyNameFirst?: boolean
  /** The language has long compound words; headings hyphenate them. */
  compounds?: boolean
  /** Written without spaces; headings break between phrases. BudouX has models for ja, th, zh-hans and zh-hant. */
  phrases?: boolean
  /** Separator of a label and its value; a colon and a space by default. */
  colon?: string
  /** Not ready: shown in the preview only. */
  draft?: boolean
  /** Goes live page by page: a page with untranslated texts is shown in English with a notice, and is not in the sitemap. */
  partial?: boolean
}

/** The code of a language of the site, drafts included. */
export type Locale = (typeof table)[number]['code']

/** Drafts included. */
export const allLanguages: readonly (Language & { code: Locale })[] = table

/** The languages of the site; drafts in the preview only. */
export const languages = /* @__PURE__ */ allLanguages.filter(({ draft }) => showsDrafts() || !draft)

/** The language without a prefix, the `x-default`, and the fallback of detection. */
export const defaultLocale: Locale = 'en'

// Marked as pure, so that a browser script that imports something else from here does not include the table.
export const locales: readonly Locale[] = /* @__PURE__ */ languages.map((language) => language.code)

/** The row of a language. */
export function languageOf(locale: Locale): Language {
  const language = languages.find(({ code }) => code === locale)
  if (!language) throw new Error(`There is no language '${locale}' in i18n/languages.ts.`)
  return language
}

/** A language with its territory (BCP 47), for dates. */
export function dateLocaleOf(locale: Locale): string {
  return languageOf(locale).ogLocale.replace('_', '-')
}

/** Whether the site has a language of this code; drafts in the preview only. */
export function isLocale(code: string | undefined): code is Locale {
  return languages.some((language) => language.code === code)
}

/** Whether drafts are shown; the preview calls `showDrafts` (`collections/drafts.ts`). */
export function showsDrafts(): boolean {
  return (globalThis as { [name: symbol]: unknown })[Symbol.for('drafts are shown')] === true
}
