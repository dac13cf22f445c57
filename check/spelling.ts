import { nearName } from '../collections/nearName'
import { fileProblem, type Problem } from '../collections/problem'
import { allLanguages, defaultLocale } from '../i18n/languages'
import { unwritten } from '../i18n/unwritten'
import { hasDictionary } from './dictionary'
import { lookUpWords, type Spelling } from './lookUpWords'
import { type Prose, proseOf } from './prose'
import type { Site } from './readSite'
import { isCorrect, latinWord, plain, spelledWord } from './spelledWord'
import { readWordList, unreadableList, wordListFile } from './wordList'

/** Reports words that are neither in the dictionary nor in the word list of their language; for languages without Latin letters, of English. */
export async function checkSpelling(site: Site): Promise<Problem[]> {
  const codes = [...site.languages, ...site.draftLanguages]
  const unreadable = codes.flatMap((code) => unreadableList(site.root, code) ?? [])
  if (unreadable.length > 0) return unreadable
  const lacking = codes.filter((code) => !hasDictionary(dictionaryFor(code)) && readWordList(site.root, code))
  const vocabularies = new Map<string, Vocabulary>()
  for (const code of codes) {
    const list = lacking.includes(code) ? undefined : readWordList(site.root, dictionaryFor(code))
    if (list) vocabularies.set(code, { dictionary: dictionaryFor(code), list, pattern: hasOtherScript(code) ? latinWord : spelledWord, left: new Map() })
  }
  const proses = [...proseOf(site)].flatMap((prose) => {
    const vocabulary = vocabularies.get(prose.language)
    return vocabulary ? [{ prose, vocabulary }] : []
  })
  for (const { prose, vocabulary } of proses) addWords(prose, vocabulary)
  const wanted = new Map<string, Set<string>>()
  for (const { dictionary, left } of vocabularies.values()) {
    const words = wanted.get(dictionary) ?? new Set()
    for (const parts of left.values()) for (const { word } of parts) words.add(word)
    if (words.size > 0) wanted.set(dictionary, words)
  }
  const spellings = await lookUpWords(site.root, wanted)
  const misspelt = proses.flatMap(({ prose, vocabulary }) => {
    const spelling = spellings.get(vocabulary.dictionary)
    // Positions are computed for wrong words only, because there are many thousands of words.
    if (!spelling || spelling.wrong.size === 0) return []
    return wrongParts(prose, vocabulary, spelling).map(({ word, at }) => {
      const problem = prose.problem(at, { found: `“${word}” is in no dictionary`, remedy: remedyFor(word, vocabulary, spelling) })
      const isName = problem.file.startsWith('locales/') && site.loaded.company?.name.split(/\s/).includes(word)
      return isName ? { ...problem, remedy: 'Write the company’s name as {{company}}, which takes it from content/company.json.' } : problem
    })
  })
  return [...lacking.map(withoutDictionary), ...misspelt]
}

function withoutDictionary(code: string): Problem {
  const found = `is a word list that needs a dictionary, and there is none for “${code}”`
  const remedy = `Add a package of https://github.com/wooorm/dictionaries, such as dictionary-${code}, and a line for it in check/dictionary.ts; or remove this file: its spelling is then not checked.`
  return fileProblem(wordListFile(code), { found, remedy })
}

/** The language of the dictionary to use: English for languages with another script, whose Latin words are mostly English. */
function dictionaryFor(language: string): string {
  return hasDictionary(language) || !hasOtherScript(language) ? language : defaultLocale
}

function hasOtherScript(language: string): boolean {
  return allLanguages.find(({ code }) => code === language)?.phrases === true
}

const notWords = new RegExp(`<[^<>]*>|[{｛][^{}｛｝]*[}｝]|&\\w+;|${unwritten}.*`, 'g')

/** The words of a language. */
interface Vocabulary {
  /** Language of the dictionary. */
  dictionary: string
  list: ReadonlySet<string>
  pattern: RegExp
  /** What is to look up of each word that occurs. */
  left: Map<string, Part[]>
}

/** A part of a word with its offset. */
interface Part {
  word: string
  at: number
}

function addWords({ text }: Prose, { list, pattern, left }: Vocabulary): void {
  for (const found of withoutTags(text).match(pattern) ?? []) if (!left.has(found)) left.set(found, unlisted(plain(found), list))
}

function wrongParts({ text }: Prose, { pattern, left }: Vocabulary, { wrong }: Spelling): Part[] {
  return [...withoutTags(text).matchAll(pattern)].flatMap(({ 0: found, index }) =>
    (left.get(found) ?? []).filter(({ word }) => wrong.has(word)).map(({ word, at }) => ({ word, at: index + at })),
  )
}

/** Tags, entities and misspelt placeholders are not words; hints of `npm run new`, up to the end of their line, are English and will go. Keeps offsets. */
function withoutTags(text: string): string {
  return text.replace(notWords, (name) => ' '.repeat(name.length))
}

/** The parts of a word to look up: all of it, or if some parts are on the list, the others. */
function unlisted(word: string, list: ReadonlySet<string>): Part[] {
  const isListed = (text: string) => isCorrect(text, { knows: (each) => list.has(each) || list.has(each.replace(/s$/, '')) })
  if (isListed(word)) return []
  if (!/[-.]/.test(word)) return [{ word, at: 0 }]
  const parts = [...word.matchAll(/[^-.]+-?/g)].map(({ 0: part, index }) => ({ word: part, at: index }))
  const left = parts.filter((part) => !isListed(part.word.replace('-', '')))
  return left.length < parts.length ? left : [{ word, at: 0 }]
}

function remedyFor(word: string, { dictionary, list }: Vocabulary, { suggest }: Spelling): string {
  const ours = nearName(word, list)
  const better = [...new Set([...(ours ? [ours] : []), ...suggest(word)])].slice(0, 3).map((each) => `“${each}”`)
  const add = `if it is right, add it to ${wordListFile(dictionary)}, a line of its own`
  return better.length > 0 ? `Write ${better.join(' or ')}; ${add}.` : `${add.charAt(0).toUpperCase()}${add.slice(1)}.`
}
