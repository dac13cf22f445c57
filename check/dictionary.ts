import { createHash } from 'node:crypto'
import { memoize } from '../collections/memoize'

/** A spelling dictionary. */
export interface Dictionary {
  /** Hash of its files, to invalidate cached results. */
  version: string
  knows: (word: string) => boolean
  /** Similar words, the likeliest first. Takes about 100 ms. */
  suggest: (word: string) => string[]
}

/** The dictionaries of LibreOffice and Firefox. To add a language, install its package from https://github.com/wooorm/dictionaries and add a line here. */
const packages: Record<string, () => Promise<{ default: Files }>> = {
  en: () => import('dictionary-en-gb'),
  de: () => import('dictionary-de'),
}

/** Separable prefixes, also with “zu”. Dictionaries do not list all such verbs: „weitergezogen“, „auseinanderzuhalten“. */
const separable: Record<string, RegExp> = {
  de: /^(?:auseinander|entgegen|fort|gegenüber|her(?:auf|aus|ein|um|unter)|hin(?:auf|aus|ein|unter)|nach|nieder|vor(?:aus|bei)|weiter|wieder|zurück|zusammen)(?:zu)?(?=\p{Ll}{4})/u,
}

interface Files {
  aff: Uint8Array
  dic: Uint8Array
}

export function hasDictionary(language: string): boolean {
  return packages[language] !== undefined
}

/** Loaded once per process, on demand: loading takes about 100 ms. */
export const dictionaryOf: (language: string) => Promise<Dictionary> = memoize(open)

/** Version without loading the dictionary; fast. */
export async function versionOf(language: string): Promise<string> {
  const { aff, dic } = await filesOf(language)
  return createHash('sha256').update(aff).update(dic).digest('base64url').slice(0, 22)
}

async function open(language: string): Promise<Dictionary> {
  const [{ loadModule }, { aff, dic }, version] = await Promise.all([import('hunspell-asm'), filesOf(language), versionOf(language)])
  const factory = await loadModule()
  const hunspell = factory.create(factory.mountBuffer(aff, `${language}.aff`), factory.mountBuffer(dic, `${language}.dic`))
  const prefix = separable[language]
  const knows = (word: string) => hunspell.spell(word) || (prefix?.test(word) === true && hunspell.spell(word.replace(prefix, '')))
  return { version, knows, suggest: hunspell.suggest }
}

async function filesOf(language: string): Promise<Files> {
  const read = packages[language]
  if (!read) throw new Error(`check/dictionary.ts has no dictionary for “${language}”.`)
  return (await read()).default
}
