import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sharedCollections } from '../../collections/sharedContent'
import { defaultLocale, type Locale } from '../../i18n/languages'
import { sharedWords } from '../../i18n/sharedWords'
import { isPartial } from '../../i18n/translator'
import { fingerprintFiles, hash } from './fingerprint'

/**
 * Fingerprint of what every page of a language may show beside its own data: the texts and the content that components read by themselves,
 * settings, and the year.
 *
 * @param code fingerprint of the code and the environment variables that it reads.
 */
export function fingerprintShared(
  locale: Locale,
  code: { fingerprint: string; variables: readonly string[] },
  { now = Date.now(), root = '.' }: { now?: number; root?: string } = {},
): string {
  const content = jsonFiles(root, 'content', sharedCollections)
  // A partial language shows English for untranslated texts.
  const codes = isPartial(locale) ? [locale, defaultLocale] : [locale]
  const words = codes.flatMap((each) => jsonFiles(root, `locales/${each}`, sharedWords))
  return hash([
    code.fingerprint,
    String(new Date(now).getFullYear()),
    ...code.variables.map((name) => `${name}=${process.env[name]}`),
    fingerprintFiles(root, [...content, ...words]),
  ])
}

/** Those of the files that a folder has; what is missing, the check reports. */
function jsonFiles(root: string, folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}.json`).filter((file) => existsSync(join(root, file)))
}
