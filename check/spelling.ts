import { nearName } from '../collections/nearName'
import { fileProblem, type Problem } from '../collections/problem'
import { allLanguages, defaultLocale } from '../i18n/languages'
import { unwritten } from '../i18n/unwritten'
import { hasDictionary } from './dictionary'
import { lookUpWords, type Spelling } from './lookUpWords'
import { type Prose, proseOf } from './prose'
import type { Site } from './readSite'
import { isCorrect, latinWord, plain, spelledWord } from './spelledWord'
import { readWordList, wordListFile } from './wordList'

interface Place {
  word: string
  offset: number
  prose: Prose
}

/** Reports words that are neither in the dictionary nor in the word list of their language; for languages without Latin letters, of English. */
export async function checkSpelling(site: Site): Promise<Problem[]> {
  const codes = [...site.languages, ...site.draftLanguages]
  const lacking = codes.filter((code) => !hasDictionary(dictionaryFor(code)) && readWordList(site.root, code))
  const lists = new Map(codes.map((code) => [code, lacking.includes(code) ? undefined : readWordList(site.root, dictionaryFor(code))]))
  const left = new Map([...lists.keys()].map((code) => [code, new Map<string, Part[]>()]))
  const places = [...proseOf(site)].flatMap((prose) => {
    const list = lists.get(prose.language)
    return list ? wordsIn(prose, list, left.get(prose.language) ?? new Map()) : []
  })
  const wanted = new Map<string, Set<string>>()
  for (const { word, prose } of places) {
    const code = dictionaryFor(prose.language)
    wanted.set(code, (wanted.get(code) ?? new Set()).add(word))
  }
  const spellings = await lookUpWords(site.root, wanted)
  const misspelt = places.flatMap(({ word, offset, prose }) => {
    const code = dictionaryFor(prose.language)
    const spelling = spellings.get(code)
    if (!spelling?.wrong.has(word)) return []
    const problem = prose.problem(offset, { found: `“${word}” is in no dictionary`, remedy: remedyFor(word, code, spelling, lists.get(prose.language)) })
    const isName = problem.file.startsWith('locales/') && site.loaded.company?.name.split(/\s/).includes(word)
    return [isName ? { ...problem, remedy: 'Write the company’s name as {{company}}, which takes it from content/company.json.' } : problem]
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

const notWords = new RegExp(`<[^<>]*>|&\\w+;|${unwritten}.*`, 'g')

function wordsIn(prose: Prose, list: ReadonlySet<string>, left: Map<string, Part[]>): Place[] {
  const pattern = hasOtherScript(prose.language) ? latinWord : spelledWord
  // Tags and entities are not words; hints of `npm run new`, up to the end of their line, are English and will go.
  const text = prose.text.replace(notWords, (name) => ' '.repeat(name.length))
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    // Cached, as most words occur many times.
    const parts = left.get(found) ?? unlisted(plain(found), list)
    left.set(found, parts)
    return parts.map(({ word, at }) => ({ word, offset: index + at, prose }))
  })
}

/** A part of a word with its offset. */
interface Part {
  word: string
  at: number
}

/** The parts of a word to look up: all of it, or if some parts are on the list, the others. */
function unlisted(word: string, list: ReadonlySet<string>): Part[] {
  const isListed = (text: string) => isCorrect(text, { knows: (each) => list.has(each) || list.has(each.replace(/s$/, '')) })
  if (!/[-.]/.test(word)) return isListed(word) ? [] : [{ word, at: 0 }]
  const parts = [...word.matchAll(/[^-.]+-?/g)].map(({ 0: part, index }) => ({ word: part, at: index }))
  if (isListed(word)) return []
  const left = parts.filter((part) => !isListed(part.word.replace('-', '')))
  return left.length < parts.length ? left : [{ word, at: 0 }]
}

function remedyFor(word: string, code: string, { suggest }: Spelling, list: ReadonlySet<string> = new Set()): string {
  const ours = nearName(word, list)
  const better = [...new Set([...(ours ? [ours] : []), ...suggest(word)])].slice(0, 3).map((each) => `“${each}”`)
  const add = `if it is right, add it to ${wordListFile(code)}, a line of its own`
  return better.length > 0 ? `Write ${better.join(' or ')}; ${add}.` : `${add.charAt(0).toUpperCase()}${add.slice(1)}.`
}
