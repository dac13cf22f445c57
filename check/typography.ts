import type { WritingRule } from './writingRule'

/** A Japanese character, punctuation included. */
const japanese = '[\\u3005-\\u3015\\u3041-\\u30FF\\p{scx=Han}（）：、。]'

/** Typographic rules of each language. Only those without exceptions; others are left to reviewers. */
export const typography: WritingRule[] = [
  // All languages
  rule({ pattern: /(?<!\.)\.{3}(?!\.)/g, what: 'three full stops', use: () => '…' }),
  rule({ pattern: /[\u200B\uFEFF]/gu, what: 'a zero-width space, which is invisible', use: () => '', name: 'it' }),
  rule({ pattern: /(?<=[^\s|]) -{1,2} (?=[^\s|])/g, what: 'a hyphen between spaces', use: () => ' – ' }),
  rule({ pattern: /° C(?![A-Za-z])/g, what: 'a degree sign parted from its scale', use: () => '°C' }),
  rule({ languages: ['en', 'de'], pattern: /(?<=\d)°C/g, what: 'a unit without a space before it', use: () => ' °C' }),
  rule({ languages: ['en', 'ja'], pattern: /[¥￥€£$] (?=\d)/g, what: 'a currency sign parted from its amount', use: (wrong) => wrong.trim() }),

  // English
  rule({ languages: ['en'], pattern: /"/g, what: 'a straight quote', use: (_, isOpening) => (isOpening ? '“' : '”') }),
  rule({ languages: ['en'], pattern: /'/g, what: 'a straight quote', use: (_, isOpening) => (isOpening ? '‘' : '’') }),

  // German
  rule({ languages: ['de'], pattern: /"/g, what: 'a straight quote', use: (_, isOpening) => (isOpening ? '„' : '“') }),
  rule({ languages: ['de'], pattern: /'/g, what: 'a straight quote', use: (_, isOpening) => (isOpening ? '‚' : '’') }),
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
  /** Name in the remedy, if the character is invisible. */
  name?: string
}

function rule({ what, use, name, ...rule }: TypographyRule): WritingRule {
  return {
    ...rule,
    explain: (wrong, text, offset) => {
      const right = use(wrong, /(^|[\s([„“‚‘–/])$/.test(text.slice(0, offset)))
      if (name) return { found: `has ${what}`, remedy: `Remove ${name}.` }
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

function fullWidth(wrong: string): string {
  return wrong.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
}

function besideJapanese(signs: string): RegExp {
  return new RegExp(`(?<=${japanese})${signs}|${signs}(?=${japanese})`, 'gu')
}

function afterJapanese(signs: string): RegExp {
  return new RegExp(`(?<=${japanese})${signs}`, 'gu')
}
