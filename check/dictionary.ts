import { createHash } from 'node:crypto'

/** What a dictionary is asked. */
export interface Dictionary {
  /** Of its files: what is known by it holds while this stays. */
  version: string
  knows: (word: string) => boolean
  /** Words that are nearly this one, the likeliest first. It takes a tenth of a second. */
  near: (word: string) => string[]
}

/** Those of LibreOffice and Firefox. A language without one takes its package from https://github.com/wooorm/dictionaries and a line here. */
const packages: Record<string, () => Promise<{ default: Files }>> = {
  en: () => import('dictionary-en-gb'),
  de: () => import('dictionary-de'),
}

/** Verbs with these before them, or with these and “zu”, are many more than a dictionary lists: „weitergezogen“, „auseinanderzuhalten“. */
const separable: Record<string, RegExp> = {
  de: /^(?:auseinander|entgegen|fort|gegenüber|her(?:auf|aus|ein|um|unter)|hin(?:auf|aus|ein|unter)|nach|nieder|vor(?:aus|bei)|weiter|wieder|zurück|zusammen)(?:zu)?(?=\p{Ll}{4})/u,
}

interface Files {
  aff: Uint8Array
  dic: Uint8Array
}

const opened = new Map<string, Promise<Dictionary>>()

export function hasDictionary(language: string): boolean {
  return packages[language] !== undefined
}

/** Read once in a process, and not before it is asked: to load one takes a tenth of a second. */
export function dictionaryOf(language: string): Promise<Dictionary> {
  const dictionary = opened.get(language) ?? open(language)
  opened.set(language, dictionary)
  return dictionary
}

/** Of the files alone, which is soon done. */
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
  return { version, knows, near: hunspell.suggest }
}

async function filesOf(language: string): Promise<Files> {
  const read = packages[language]
  if (!read) throw new Error(`check/dictionary.ts has no dictionary for “${language}”.`)
  return (await read()).default
}
