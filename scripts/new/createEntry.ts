import { readFileSync } from 'node:fs'
import { parse } from 'jsonc-parser'
import { parse as parseContent } from '../../collections/parse'
import { photographName } from '../../collections/photographName'
import { describeAll } from '../../collections/problem'
import { type CollectionName, schemas } from '../../collections/schemas'
import { allLanguages, defaultLocale } from '../../i18n/languages'
import { pictureWords, untranslated } from './hints'
import { insert } from './insert'
import type { Creation, NewFile } from './kind'

type Words = { [key: string | number]: string | string[] | Words | Words[] }

interface EntryInput {
  collection: CollectionName
  entry: Record<string, string | number>
  /** The new words of a language by namespace, in English, nested as in the file. */
  words: (language: string) => Record<string, Words>
  /** Address of its page. */
  path: string
}

/** Adds a draft entry to a collection, and its words to every language. */
export function createEntry({ collection, entry, words, path }: EntryInput): Creation {
  const file = `content/${collection}.json`
  const text = insert(readFileSync(file, 'utf8'), [-1], { ...entry, draft: true })
  const { problems } = parseContent(schemas[collection], text, file)
  if (problems.length > 0) throw new Error(`The entry would be invalid, so nothing was written:\n${describeAll(problems)}`)
  return {
    files: [
      { path: file, text, isNew: false },
      ...allLanguages.flatMap(({ code }) => wordFiles(code, { ...words(code), ...wordsOfPicture(code, entry.image) })),
    ],
    summary: `A draft in ${file}, with its words in ${allLanguages.length} languages. npm run dev shows it at ${path}.`,
    next: `When it is ready, take "draft" out of ${file}; ["ja"] there instead of true keeps one language back.`,
  }
}

function wordFiles(code: string, words: Record<string, Words>): NewFile[] {
  return Object.entries(words).map(([namespace, added]) => {
    const path = `locales/${code}/${namespace}.json`
    const text = readFileSync(path, 'utf8')
    return { path, text: merge(text, [], code === defaultLocale ? added : untranslated(added)), isNew: false }
  })
}

/** A photograph without a description needs one; without it, the page cannot be built. */
function wordsOfPicture(code: string, image: string | number | undefined): Record<string, Words> {
  const name = photographName(String(image ?? ''))
  const described = parse(readFileSync(`locales/${code}/art.json`, 'utf8'))
  return name === undefined || name in described ? {} : { art: { [name]: pictureWords } }
}

/** Inserts at the first level that does not exist yet. */
function merge(text: string, path: (string | number)[], added: Words): string {
  const current = path.reduce<Record<string, never> | undefined>((value, key) => value?.[key], parse(text))
  return Object.entries(added).reduce((result, [key, value]) => {
    const exists = current !== undefined && key in current
    if (exists && (typeof value !== 'object' || Array.isArray(value))) throw new Error(`Words for ${[...path, key].join('.')} exist already.`)
    return exists ? merge(result, [...path, key], value as Words) : insert(result, [...path, key], value)
  }, text)
}
