import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isFault, type Problem } from '../collections/problem'
import { readText } from '../collections/readText'
import { findUnreadable } from '../collections/unreadable'
import { defaultLocale } from '../i18n/languages'

/** Correct words that are in no dictionary, one per line. Languages without this file are not spell-checked. */
export function wordListFile(language: string): string {
  return `locales/${language}.words.txt`
}

/** The list of a language with that of English, as names are the same everywhere; undefined if the language has no list. */
export function readWordList(root: string, language: string): Set<string> | undefined {
  if (!existsSync(join(root, wordListFile(language)))) return undefined
  const words = [...wordsIn(root, defaultLocale), ...wordsIn(root, language)]
  // Capitalised at the beginning of a sentence.
  return new Set([...words, ...words.map((word) => word.charAt(0).toLocaleUpperCase(language) + word.slice(1))])
}

/** What makes a whole list unreadable: each of its words would be called wrong where it occurs. */
export function unreadableList(root: string, language: string): Problem | undefined {
  const file = wordListFile(language)
  const source = existsSync(join(root, file)) ? readText(join(root, file), file) : { text: '' }
  return isFault(source) ? source : findUnreadable(textIn(root, language), file)
}

function wordsIn(root: string, language: string): string[] {
  return textIn(root, language)
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Editors on Windows may put a byte order mark before the first word. */
function textIn(root: string, language: string): string {
  const file = join(root, wordListFile(language))
  const source = readText(file)
  return isFault(source) ? '' : source.text.replace(/^\uFEFF/, '')
}
