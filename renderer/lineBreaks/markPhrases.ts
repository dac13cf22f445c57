import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { memoize } from '../../collections/memoize'
import type { Locale } from '../../i18n/languages'

/**
 * Inserts `<wbr>` between the phrases of a text without spaces, unless it is short enough for one line.
 *
 * @throws if there is no model for the language.
 */
export function markPhrases(text: string, locale: Locale): string {
  return text.length < lineLength || !withoutSpaces.test(text) ? text : marked(locale)(text)
}

const marked = memoize((locale: Locale) => memoize((text: string) => breakCompounds(removeWrongBreaks(parser(locale).parse(text).join(mark)))))

/** Characters per line of the largest heading at 320 px. */
const lineLength = 8
const withoutSpaces = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}]/u
const mark = '<wbr>'

/** Removes breaks that the model sets within our words and within numbers, after spaces, before a dot, before a single last character, between a clause and its last three characters, and between a number or a foreign word and its particle. */
function removeWrongBreaks(text: string): string {
  return text.replace(brokenWords, (word) => word.replaceAll(mark, '')).replace(wrongBreaks, '')
}

/** Words that the model cuts. */
export const words = [
  'お問い合わせ',
  'お聞かせ',
  '部門',
  'たいてい',
  '手書き',
  '方法',
  '一か所',
  '課題特化型',
  'バージョン',
  'そのほか',
  'もう1つ',
  '確かなデータ',
]
const brokenWords = new RegExp(words.map((word) => [...word].join(`(?:${mark})?`)).join('|'), 'g')
const wrongBreaks = new RegExp(`(?<=\\s)${mark}|(?<=\\d)${mark}(?=\\d)|(?<=[\\w%])${mark}(?=\\p{sc=Hiragana})|${mark}(?=\\s|・|.$|[^<]{1,3}、)`, 'gu')

/** Breaks compound names, which the model leaves whole, if they are longer than a line on a phone. */
function breakCompounds(text: string): string {
  return text
    .split(mark)
    .map((phrase) => (phrase.length < lineLength ? phrase : phrase.replace(wordEnd, `$&${mark}`)))
    .join(mark)
}

const parts = [
  'ソフトウェア',
  'ソリューション',
  '課題特化型',
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
  'コンテンツ',
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

/** BudouX with Google’s models. Its files are loaded one by one, because its main module loads a DOM: 150 ms in each rendering process. */
const parser = memoize((locale: Locale): Parser => {
  const folder = dirname(load.resolve('budoux'))
  const file = join(folder, `data/models/${locale.toLowerCase()}.js`)
  if (!existsSync(file)) throw new Error(`i18n/languages.ts: take \`phrases\` from '${locale}': BudouX has no model for this language.`)
  const { Parser } = load(join(folder, 'parser.js')) as { Parser: new (model: unknown) => Parser }
  const { model } = load(file)
  return new Parser(model)
})
