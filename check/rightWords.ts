import { cacheFile, readCache, writeCache } from './cacheFile'
import { type Dictionary, dictionaryOf, versionOf } from './dictionary'
import { isRight } from './spelledWord'

/** What a dictionary has to say about the words of some texts. */
export interface Spelling {
  wrong: ReadonlySet<string>
  /** Of a wrong word. */
  near: (word: string) => string[]
}

interface Known {
  version: string
  words: string[]
}

/**
 * Which words no dictionary has. What it was once found to have is kept, so that it is only loaded for words that no text has
 * had before, which is what takes time.
 *
 * @param words of all texts, by the language of the dictionary that is to have them.
 */
export async function askDictionaries(root: string, words: ReadonlyMap<string, ReadonlySet<string>>): Promise<Map<string, Spelling>> {
  const file = cacheFile(root, 'rightWords')
  const cache = readCache<Known>(file)
  const kept: Record<string, Known> = {}
  const spellings = new Map<string, Spelling>()
  let hasNew = false
  for (const [language, asked] of words) {
    const version = await versionOf(language)
    const known = cache[language]?.version === version ? new Set(cache[language].words) : new Set<string>()
    const unknown = [...asked].filter((word) => !known.has(word))
    const dictionary = unknown.length > 0 ? await dictionaryOf(language) : undefined
    const wrong = new Set(unknown.filter((word) => dictionary && !isRight(word, dictionary)))
    spellings.set(language, { wrong, near: nearIn(dictionary) })
    kept[language] = { version, words: [...asked].filter((word) => !wrong.has(word)) }
    hasNew ||= unknown.length > wrong.size
  }
  if (hasNew) writeCache(file, kept)
  return spellings
}

/** Where many words are wrong, such as in another language, nobody needs a remedy for each: the first few have one. */
function nearIn(dictionary: Dictionary | undefined): Spelling['near'] {
  const found = new Map<string, string[]>()
  return (word) => {
    const near = found.get(word) ?? (found.size < 10 ? (dictionary?.near(word) ?? []) : [])
    found.set(word, near)
    return near
  }
}
