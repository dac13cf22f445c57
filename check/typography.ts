import { mojibake, readAgain } from './mojibake'
import type { WritingRule } from './writingRule'

/** A Japanese character, punctuation included. */
const japanese = '[\\u3005-\\u3015\\u3041-\\u30FF\\p{scx=Han}（）：、。]'

/** Typographic rules of each language. Only those without exceptions; others are left to reviewers. */
export const typography: WritingRule[] = [
  // All languages
  rule({ pattern: /(?<!\.)\.{3}(?!\.)/g, what: 'three full stops', use: () => '…' }),
  rule({ pattern: /[\u200B\uFEFF]/gu, what: 'a zero-width space, which is invisible', use: () => '', remedy: 'Remove it.' }),
  rule({
    // Not in texts that have letters from right to left, where they may be needed.
    pattern: /(?<![\u0590-\u08FF].*)[\u200E\u200F\u202A-\u202E\u2066-\u2069](?!.*[\u0590-\u08FF])/gu,
    what: 'a mark for the direction of text, which is invisible',
    use: () => '',
    remedy: 'Remove it.',
  }),
  rule({
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for.
    pattern: /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u2028\u2029]/g,
    what: 'an invisible line break or control character of another program',
    use: () => ' ',
    remedy: 'Write a space in its place, or begin a paragraph.',
  }),
  rule({ pattern: / ?\u00A0[ \u00A0]+| \u00A0/g, what: 'a non-breaking space beside another space, which together are a gap', use: () => ' ' }),
  rule({
    pattern: /【\d+[:†][^】]*】|\[cite: ?\d[\d, ]*\]|\[?:?contentReference\[oaicite|(?:cite)?turn\d+(?:search|view|news|image|file)\d+/g,
    what: 'the mark of a source that an assistant has left',
    use: () => '',
    remedy: 'Remove it.',
  }),
  rule({
    pattern: /Error! (?:Reference source|Bookmark) not |Fehler! (?:Verweisquelle|Textmarke) |エラー! (?:参照元|ブックマーク)が/g,
    what: 'a message of a word processor in place of a reference',
    use: () => '',
    remedy: 'Write what it refers to.',
  }),
  rule({ pattern: mojibake, what: 'a character that was read in a wrong encoding', use: readAgain }),
  rule({
    pattern: separateAccents(),
    what: 'a letter with a separate accent, as in file names of macOS',
    use: (wrong) => wrong.normalize('NFC'),
  }),
  rule({ pattern: /(?<=[^\s|]) -{1,2} (?=[^\s|])/g, what: 'a hyphen between spaces', use: () => ' – ' }),
  rule({ pattern: /° C(?![A-Za-z])/g, what: 'a degree sign parted from its scale', use: () => '°C' }),
  rule({ languages: ['en', 'de'], pattern: /(?<=\d)°C/g, what: 'a unit without a space before it', use: () => ' °C' }),
  rule({ languages: ['en', 'ja'], pattern: /[¥￥€£$] (?=\d)/g, what: 'a currency sign parted from its amount', use: (wrong) => wrong.trim() }),

  // English and German
  rule({ languages: ['en', 'de'], pattern: /(?<=\p{L})[`´](?=\p{L})/gu, what: 'an accent for an apostrophe', use: () => '’' }),
  rule({ languages: ['en', 'de'], pattern: /(?<=[\p{L}\d“”)]) +[,.](?=\s|$)/gu, what: 'a space before a sign', use: (wrong) => wrong.trim() }),
  rule({ languages: ['en', 'de'], pattern: /(?<=\p{L}),(?=\p{L})/gu, what: 'no space after a comma', use: () => ', ' }),
  rule({ languages: ['en', 'de'], pattern: /(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})/gu, what: 'no space after a sentence', use: (wrong) => `${wrong} ` }),
  rule({ languages: ['en', 'de'], pattern: / — /g, what: 'a long dash between spaces', use: () => ' – ' }),
  rule({
    languages: ['en', 'de'],
    pattern: /(?<![\d/])\d{1,2}\/\d{1,2}\/\d{4}(?![\d/])/g,
    what: 'a date that other countries read in another way',
    use: () => '',
    remedy: 'Write the name of the month.',
  }),

  // English
  rule({
    languages: ['en'],
    pattern: /(?<=^|[^\p{L}\p{N}-])(the|an|and|of|our|your|we|with)(?: +|\n)\1(?![\p{L}\p{N}’-])/giu,
    what: 'a word twice',
    use: (wrong) => wrong.split(/\s/, 1).join(),
  }),
  rule({ languages: ['en'], pattern: /\d{1,3}(?:\.\d{3})+,\d+/g, what: 'a German number', use: swapSigns }),
  rule({ languages: ['en'], pattern: /"/g, what: 'a straight quote', use: (_, isOpening) => (isOpening ? '“' : '”') }),
  rule({ languages: ['en'], pattern: /'/g, what: 'a straight quote', use: (_, isOpening) => (isOpening ? '‘' : '’') }),

  // German
  rule({ languages: ['de'], pattern: /"/g, what: 'a straight quote', use: (_, isOpening) => (isOpening ? '„' : '“') }),
  rule({ languages: ['de'], pattern: /'/g, what: 'a straight quote', use: (_, isOpening) => (isOpening ? '‚' : '’') }),
  rule({ languages: ['de'], pattern: /(?<=^|[\s(])“(?=\p{L})/gmu, what: 'a quote that is not German', use: () => '„' }),
  rule({ languages: ['de'], pattern: /[»«]/g, what: 'a quote that this site does not use', use: (_, isOpening) => (isOpening ? '„' : '“') }),
  rule({
    languages: ['de'],
    pattern: /(?<=^|[^\p{L}\p{N}-])(und|oder|auch)(?: +|\n)\1(?![\p{L}\p{N}-])/giu,
    what: 'a word twice',
    use: (wrong) => wrong.split(/\s/, 1).join(),
  }),
  rule({ languages: ['de'], pattern: /\d{1,3}(?:,\d{3})+\.\d+/g, what: 'an English number', use: swapSigns }),
  rule({ languages: ['de'], pattern: /”/g, what: 'a quote that is not German', use: () => '“' }),
  rule({
    languages: ['de'],
    pattern: /(?<!\p{L})\p{L}\.(?:\p{L}\.)+/gu,
    what: 'an abbreviation without spaces',
    use: (wrong) => wrong.replace(/\.(?=.)/g, '. '),
  }),
  rule({
    languages: ['de'],
    pattern: /[¥€£$] ?\d+(?:\.\d{3})*(?:,\d+)?/g,
    what: 'a currency sign before its amount',
    use: (wrong) => `${wrong.slice(1).trim()} ${wrong[0]}`,
  }),
  rule({ languages: ['de'], pattern: /(?<=\d)[¥€£]/g, what: 'a unit without a space before it', use: (wrong) => ` ${wrong}` }),

  // Japanese
  rule({ languages: ['ja'], pattern: besideJapanese('(?<!\\d)"'), what: 'a straight quote', use: () => '', remedy: 'Write 「…」.' }),
  rule({ languages: ['ja'], pattern: /([、。を])\1+/g, what: 'a sign twice', use: (wrong) => wrong.slice(0, 1) }),
  rule({ languages: ['ja'], pattern: /(?<=[、。]) +(?=\S)/g, what: 'a space after a sign that has its own', use: () => '', remedy: 'Remove it.' }),
  rule({ languages: ['ja'], pattern: /[~～]/g, what: 'a tilde', use: () => '〜' }),
  rule({ languages: ['ja'], pattern: besideJapanese(':'), what: 'a half-width colon', use: () => '：' }),
  rule({ languages: ['ja'], pattern: besideJapanese('[()]'), what: 'a half-width parenthesis', use: fullWidth }),
  rule({ languages: ['ja'], pattern: besideJapanese('[!?;](?!\\w)'), what: 'a half-width sign', use: fullWidth }),
  rule({ languages: ['ja'], pattern: afterJapanese('[,，](?!\\d)'), what: 'a comma that is not Japanese', use: () => '、' }),
  rule({ languages: ['ja'], pattern: afterJapanese('[.．](?!\\w)'), what: 'a full stop that is not Japanese', use: () => '。' }),
  rule({ languages: ['ja'], pattern: /[\uFF61-\uFF9F]+/g, what: 'half-width katakana', use: (wrong) => wrong.normalize('NFKC') }),
  rule({ languages: ['ja'], pattern: /[Ａ-Ｚａ-ｚ０-９]+/g, what: 'full-width letters or digits', use: (wrong) => wrong.normalize('NFKC') }),
  rule({
    languages: ['ja'],
    pattern: /[\u3041-\u30FF][\u3099\u309A]/g,
    what: 'a kana with a separate voice mark, as in file names of macOS',
    use: (wrong) => wrong.normalize('NFC'),
  }),
]

interface TypographyRule {
  languages?: readonly string[]
  pattern: RegExp
  what: string
  /** Returns the correct form. */
  use: (wrong: string, isOpening: boolean) => string
  /** For a character that is invisible. */
  remedy?: string
}

function rule({ what, use, remedy, ...rule }: TypographyRule): WritingRule {
  return {
    ...rule,
    explain: (wrong, text, offset) => {
      const right = use(wrong, /(^|[\s([„“‚‘–/])$/.test(text.slice(0, offset)))
      if (remedy) return { found: `has ${what}`, remedy }
      return { found: `has ${what}: ${around(text, offset, wrong.length)}`, remedy: `Replace “${wrong}” with “${right}”.` }
    },
  }
}

/** The mistake with its context, so that it can be found. */
function around(text: string, offset: number, length: number): string {
  return text
    .slice(Math.max(0, offset - 8), offset + length + 8)
    .split('\n')
    .join(' ')
    .trim()
}

/** The sign of thousands for that of decimals, and the reverse. */
function swapSigns(number: string): string {
  return number.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
}

function fullWidth(wrong: string): string {
  return wrong.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
}

/** Latin letters with an accent that exist as one character as well. */
function separateAccents(): RegExp {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const accents = Array.from('\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030A\u030B\u030C\u0327\u0328')
  const pairs = letters.flatMap((letter) => accents.map((accent) => letter + accent)).filter((pair) => pair.normalize('NFC').length === 1)
  return new RegExp(pairs.join('|'), 'g')
}

function besideJapanese(signs: string): RegExp {
  return new RegExp(`(?<=${japanese})${signs}|${signs}(?=${japanese})`, 'gu')
}

function afterJapanese(signs: string): RegExp {
  return new RegExp(`(?<=${japanese})${signs}`, 'gu')
}
