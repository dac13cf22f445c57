import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Locale } from '../i18n/languages'

/**
 * Puts `<wbr>` between the phrases of a text without spaces, unless it is so short that it fits into a line anyway.
 *
 * @throws where there is no model of the language.
 */
export function markPhrases(text: string, locale: Locale): string {
  if (text.length < shortest || !withoutSpaces.test(text)) return text
  const marked = cache.get(`${locale} ${text}`) ?? divide(mend(parser(locale).parse(text).join(mark)))
  cache.set(`${locale} ${text}`, marked)
  return marked
}

/** Characters of the largest heading that a phone of 320 px has room for in a line. */
const shortest = 8
const withoutSpaces = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}]/u
const mark = '<wbr>'

const cache = new Map<string, string>()

/** Takes back breaks that the model sets within words of ours and within numbers, after spaces, before a dot, before a single last character, and between a number or a foreign word and its particle. */
function mend(marked: string): string {
  return marked.replace(split, (word) => word.replaceAll(mark, '')).replace(needless, '')
}

const words = ['お問い合わせ', 'お聞かせ', '部門', 'たいてい', '手書き', '方法', '一か所']
const split = new RegExp(words.map((word) => [...word].join(`(?:${mark})?`)).join('|'), 'g')
const needless = new RegExp(`(?<=\\s)${mark}|(?<=\\d)${mark}(?=\\d)|(?<=[\\w%])${mark}(?=\\p{sc=Hiragana})|${mark}(?=\\s|・|.$)`, 'gu')

/** Breaks names put together of several words, which the model leaves whole, where they are longer than a line of a phone. */
function divide(marked: string): string {
  return marked
    .split(mark)
    .map((phrase) => (phrase.length < shortest ? phrase : phrase.replace(wordEnd, `$&${mark}`)))
    .join(mark)
}

const parts = [
  'ソフトウェア',
  'ソリューション',
  'テクノロジー',
  'アプリケーション',
  'チャンネル',
  '視聴分析',
  'オフライン',
  'ファースト',
  'データベース',
  'プライバシー',
  'スペアパーツ',
  '管理',
  'バックエンド',
  'グラフィック',
  'ビジネス',
  'モバイル',
  'デジタルテレビ',
  'メディア・',
  'お問い合わせ',
  '選挙活動',
  '試験対策',
  '医療向け',
  '番組表付き',
  'ガイド付き',
  '業務',
]
const wordEnd = new RegExp(`(?:${parts.join('|')})(?=[\\p{sc=Katakana}\\p{sc=Han}ー]{2})`, 'gu')

interface Parser {
  parse(text: string): string[]
}

const load = createRequire(import.meta.url)
const parsers = new Map<Locale, Parser>()

/** By Google’s models. Loaded piece by piece, as the whole brings a DOM along: 150 ms for each process that makes pages. */
function parser(locale: Locale): Parser {
  const made = parsers.get(locale) ?? makeParser(locale)
  parsers.set(locale, made)
  return made
}

function makeParser(locale: Locale): Parser {
  const folder = dirname(load.resolve('budoux'))
  const file = join(folder, `data/models/${locale.toLowerCase()}.js`)
  if (!existsSync(file)) throw new Error(`i18n/languages.ts: take \`phrases\` from '${locale}': nobody knows where phrases of this language end.`)
  const { Parser } = load(join(folder, 'parser.js')) as { Parser: new (model: unknown) => Parser }
  const { model } = load(file)
  return new Parser(model)
}
