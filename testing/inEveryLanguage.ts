import { type Locale, locales } from '../i18n/languages'
import { test } from './test'

/**
 * A step for each language, in one test: pages that follow each other share their files, and a new test costs as much as
 * one of them. The default language comes first, as a later one would be remembered and lead away from its addresses.
 */
export async function inEveryLanguage(check: (locale: Locale) => Promise<void>, codes: readonly Locale[] = locales): Promise<void> {
  for (const locale of codes) await test.step(locale, () => check(locale))
}
