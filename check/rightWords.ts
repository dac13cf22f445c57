import { cacheFile, readCache, writeCache } from './cacheFile'
import { type Dictionary, dictionaryOf, versionOf } from './dictionary'
import { isRight } from './spelledWord'

/** Result of looking up words in a dictionary. */
export interface Spelling {
  wrong: ReadonlySet<string>
  /** Of a wrong word. */
  suggest: (word: string) => string[]
}

interface Known {
  version: string
  words: string[]
}

/**
 * Finds the words that are in no dictionary. Known words are cached, so that the dictionary, which is slow to load, is only
 * needed for new words.
 *
 * @param words of all texts, by the language of the dictionary that is to have them.
 */
export async function askDictionaries(root: string, words: ReadonlyMap<string, ReadonlySet<string>>): Promise<Map<string, Spelling>> {
  const file = cacheFile(root, 'rightWords')
  const cache = readCache<Known>(file)
  const newCache: Record<string, Known> = {}
  const spellings = new Map<string, Spelling>()
  let hasNew = false
  for (const [language, asked] of words) {
    const version = await versionOf(language)
    const known = cache[language]?.version === version ? new Set(cache[language].words) : new Set<string>()
    const unknown = [...asked].filter((word) => !known.has(word))
    const dictionary = unknown.length > 0 ? await dictionaryOf(language) : undefined
    const wrong = new Set(unknown.filter((word) => dictionary && !isRight(word, dictionary)))
    spellings.set(language, { wrong, suggest: nearIn(dictionary) })
    newCache[language] = { version, words: [...asked].filter((word) => !wrong.has(word)) }
    hasNew ||= unknown.length > wrong.size
  }
  if (hasNew) writeCache(file, newCache)
  return spellings
}

/** Where many words are wrong, such as in another language, nobody needs a remedy for each: the first few have one. */
function nearIn(dictionary: Dictionary | undefined): Spelling['suggest'] {
  const found = new Map<string, string[]>()
  return (word) => {
    const suggest = found.get(word) ?? (found.size < 10 ? (dictionary?.suggest(word) ?? []) : [])
    found.set(word, suggest)
    return suggest
  }
}
