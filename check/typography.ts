import type { WritingRule } from './writingRule'

/** A character that Japanese is written in, punctuation included. */
const japanese = '[\\u3005-\\u3015\\u3041-\\u30FF\\p{scx=Han}（）：、。]'

/** How each language is set. Only what is wrong wherever it stands: the rest is for readers to judge. */
export const typography: WritingRule[] = [
  // All languages
  rule({ pattern: /(?<!\.)\.{3}(?!\.)/g, what: 'three full stops', use: () => '…' }),
  rule({ pattern: /[\u200B\uFEFF]/gu, what: 'a space of no width, which nobody sees', use: () => '', name: 'it' }),
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
    what: 'a kana whose voice mark is a sign of its own, as some file systems have it',
    use: (wrong) => wrong.normalize('NFC'),
  }),
]

interface Slip {
  languages?: readonly string[]
  pattern: RegExp
  what: string
  /** What it should be. */
  use: (wrong: string, isOpening: boolean) => string
  /** What to call it where it cannot be shown. */
  name?: string
}

function rule({ what, use, name, ...rule }: Slip): WritingRule {
  return {
    ...rule,
    tell: (wrong, text, offset) => {
      const right = use(wrong, /(^|[\s([„“‚‘–/])$/.test(text.slice(0, offset)))
      if (name) return { found: `has ${what}`, remedy: `Remove ${name}.` }
      return { found: `has ${what}: ${around(text, offset, wrong.length)}`, remedy: `Replace “${wrong}” with “${right}”.` }
    },
  }
}

/** With the letters on either side, to be found by. */
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
