import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '../i18n/languages'

/** Correct words that are in no dictionary, one per line. Languages without this file are not spell-checked. */
export function wordListFile(language: string): string {
  return `locales/${language}.words.txt`
}

/** The list of a language with that of English, as names are the same everywhere; undefined if the language has no list. */
export function readWordList(root: string, language: string): Set<string> | undefined {
  if (!existsSync(join(root, wordListFile(language)))) return undefined
  // Editors on Windows write CRLF, and may put a byte order mark before the first word.
  const read = (code: string) => {
    const file = join(root, wordListFile(code))
    return existsSync(file)
      ? readFileSync(file, 'utf8')
          .split(/[\r\n\uFEFF]+/)
          .filter(Boolean)
      : []
  }
  const words = [...read(defaultLocale), ...read(language)]
  // Capitalised at the beginning of a sentence.
  return new Set([...words, ...words.map((word) => word.charAt(0).toLocaleUpperCase(language) + word.slice(1))])
}
