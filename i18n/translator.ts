import i18next, { type i18n, type TFunction } from 'i18next'
import { textVariables } from './facts'
import { allLanguages, defaultLocale, type Locale, showsDrafts } from './languages'
import { fillIn, type LocaleResources, readResources } from './resources'
import { assertShared } from './sharedWords'
import { fillInMarked, unmark } from './untranslated'

/** `t` of a language: the text, list or group of a key. */
export type Translate = TFunction

/**
 * The i18next instance of a language, created once.
 *
 * Its texts are in the single namespace `translation` (specification §3), one branch per file: `t('careers.title')`. A
 * missing key is an error, never a fallback: `npm run check` finds it first, and the build stops. Exceptions: the preview
 * falls back to English, and partial languages fall back to marked English texts.
 */
export function translator(locale: Locale): i18n {
  const cached = translators.get(locale) ?? createTranslator(locale)
  translators.set(locale, cached)
  return cached
}

/** Reads the texts again after an edit. If a file of a language is invalid, its previous texts are kept. */
export function refreshWords(): void {
  for (const locale of translators.keys()) {
    try {
      translators.set(locale, createTranslator(locale))
      translates.delete(locale)
    } catch {
      // The check reports the error.
    }
  }
}

function createTranslator(locale: Locale): i18n {
  const instance = i18next.createInstance()
  instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    resources: { [locale]: { translation: loadTexts(locale) } },
    returnObjects: true,
    interpolation: { escapeValue: false, defaultVariables: textVariables(locale) },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      // The preview shows photographs without description, which the check reports.
      if (showsDrafts() && key.startsWith('art.')) return
      throw missingText(locale, key)
    },
  })
  return instance
}

function missingText(locale: Locale, key: string): Error {
  const [, file = key, rest] = /^(.+?)\.(.+)$/.exec(key) ?? []
  const found = `locales/${locale}/${file}.json${rest === undefined ? ' is missing' : `: key '${rest}' is missing`}`
  const error = new Error(`${found}. Add it, or run \`npm run check\` for the whole list.`)
  // In the terminal of the preview, Vike names the page; the rest says nothing to who edits texts.
  if (showsDrafts()) error.stack = `Error: ${error.message}`
  return error
}

function loadTexts(locale: Locale): LocaleResources {
  if (showsDrafts()) return fillIn(readResources(locale), readResources(defaultLocale))
  return isPartial(locale) ? fillInMarked(readResources(locale), readResources(defaultLocale)) : readResources(locale)
}

/** Whether a language is partial, that is, goes live page by page. */
export function isPartial(locale: Locale): boolean {
  return allLanguages.some(({ code, partial }) => code === locale && partial === true)
}

/** `t` of a language for texts that any page may show (`sharedWords.ts`), without marks, as they are shown even if untranslated. */
export function getShownTranslate(locale: Locale): Translate {
  const mayBeMarked = isPartial(locale)
  return wrapTranslate(getTranslate(locale), (inner) => (key, options) => {
    assertShared(key)
    const text = inner(key, options)
    return mayBeMarked ? unmark(text) : text
  })
}

/** A `t` for any key, as a function around one sees it. */
type AnyTranslate = (key: string, options?: Record<string, unknown>) => unknown

/** Puts a function around `t`, with the same types of keys and results. */
function wrapTranslate(t: Translate, wrap: (inner: AnyTranslate) => AnyTranslate): Translate {
  return wrap(t as unknown as AnyTranslate) as unknown as Translate
}

/**
 * `t` of a language, for data hooks and components. Results are cached, because pages share their keys; lists and
 * groups are frozen.
 */
export function getTranslate(locale: Locale): Translate {
  const cached = translates.get(locale)
  if (cached) return cached
  const cache = new Map<string, unknown>()
  const translate = wrapTranslate(translator(locale).t, (inner) => (key, options) => {
    const cacheKey = options ? key + JSON.stringify(options) : key
    if (!cache.has(cacheKey)) cache.set(cacheKey, freeze(inner(key, options)))
    return cache.get(cacheKey)
  })
  translates.set(locale, translate)
  return translate
}

const translates = new Map<Locale, Translate>()

function freeze<T>(words: T): T {
  if (typeof words === 'object' && words !== null) for (const each of Object.values(Object.freeze(words))) freeze(each)
  return words
}

/** Writing direction of a language: the value of `<html dir>`. */
export function direction(locale: string): 'ltr' | 'rtl' {
  const known = directions.get(locale) ?? i18next.dir(locale)
  directions.set(locale, known)
  return known
}

/** Asking anew for each page took as long as formatting all dates. */
const directions = new Map<string, 'ltr' | 'rtl'>()

const translators = new Map<Locale, i18n>()
