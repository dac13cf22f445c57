import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomic } from '../collections/writeFileAtomic'
import { type Dictionary, dictionaryOf, versionOf } from './dictionary'
import { isCorrect } from './spelledWord'

/** Result of looking up words in a dictionary. */
export interface Spelling {
  wrong: ReadonlySet<string>
  /** Suggestions for a wrong word. */
  suggest: (word: string) => string[]
}

/** The known words of each dictionary. */
type Cache = Partial<Record<string, { version: string; words: string[] }>>

const packages = 'node_modules'
/** From the project’s root; checkouts do not share it. */
export const spellingCache = `${packages}/.cache/check/spelling.json`

/**
 * Finds the words that are in no dictionary. Known words are cached, so that the dictionary, which is slow to load, is only
 * needed for new words.
 *
 * @param words of all texts, by the language of the dictionary.
 */
export async function lookUpWords(root: string, words: ReadonlyMap<string, ReadonlySet<string>>): Promise<Map<string, Spelling>> {
  const cache = readCache(root)
  const newCache: Cache = {}
  const spellings = new Map<string, Spelling>()
  let hasNew = false
  for (const [language, wanted] of words) {
    const version = await versionOf(language)
    const known = cache[language]?.version === version ? new Set(cache[language].words) : new Set<string>()
    const unknown = [...wanted].filter((word) => !known.has(word))
    const dictionary = unknown.length > 0 ? await dictionaryOf(language) : undefined
    const wrong = new Set(unknown.filter((word) => dictionary && !isCorrect(word, dictionary)))
    spellings.set(language, { wrong, suggest: limitedSuggestions(dictionary) })
    newCache[language] = { version, words: [...wanted].filter((word) => !wrong.has(word)) }
    hasNew ||= unknown.length > wrong.size
  }
  if (hasNew && existsSync(join(root, packages))) writeCache(root, newCache)
  return spellings
}

/** An unreadable cache is treated as empty. */
function readCache(root: string): Cache {
  try {
    return JSON.parse(readFileSync(join(root, spellingCache), 'utf8'))
  } catch {
    return {}
  }
}

/** Packages may be read-only, as on a shared machine: then every check looks the words up. */
function writeCache(root: string, cache: Cache) {
  try {
    writeFileAtomic(join(root, spellingCache), JSON.stringify(cache))
  } catch {}
}

/** Suggestions for the first ten words only, as they are slow and many wrong words usually have one cause. */
function limitedSuggestions(dictionary: Dictionary | undefined): Spelling['suggest'] {
  const found = new Map<string, string[]>()
  return (word) => {
    const suggest = found.get(word) ?? (found.size < 10 ? (dictionary?.suggest(word) ?? []) : [])
    found.set(word, suggest)
    return suggest
  }
}
