import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from './support/copyProject'

/**
 * Proves that a language is a folder in `locales/` plus one row in the table: a copy of the project gets Arabic, which
 * is written from right to left, and is built. Its words are made up from the English ones.
 */
let copy: ProjectCopy

beforeAll(async () => {
  copy = copyProject()
  addRow(join(copy.folder, 'i18n/languages.ts'))
  addFolder(join(copy.folder, 'locales'))
  await copy.build()
})
afterAll(() => copy.remove())

it('has a page for each page of English, with language and direction', () => {
  const files = (folder: string) => readdirSync(join(copy.folder, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const english = files('dist/client').filter((file) => !/^(ar|ja|de)[/.]/.test(file))
  const arabic = files('dist/client').filter((file) => /^ar[/.]/.test(file))
  expect(arabic).toHaveLength(english.length)
  for (const file of arabic) expect([file, read(file).querySelector('html[lang="ar"][dir="rtl"]') !== null]).toEqual([file, true])
})

it('is an alternate of the others and in their switcher', () => {
  const german = read('de/services.html')
  expect(german.querySelector('link[hreflang="ar"]')?.getAttribute('href')).toMatch(/\/ar\/services$/)
  expect(german.querySelector('a[data-lng="ar"]')?.getAttribute('href')).toBe('/ar/services')
})

it('speaks its own words and links to its own pages', () => {
  const page = read('ar/career.html')
  expect(page.querySelector('h1')?.text).toMatch(/^[\u0600-\u06ff]/)
  const links = page.querySelectorAll('main a[href^="/"], footer a[href^="/"]').map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((link) => !/^\/ar(\/|$)/.test(link))).toEqual([])
})

it('uses no rule that knows left from right', () => {
  const style = read('ar.html').querySelector('style')?.text ?? ''
  expect(style.match(/[;{ ](margin|padding|border)-(left|right)\b|text-align:\s*(left|right)/g) ?? []).toEqual([])
})

function read(file: string) {
  return parse(readFileSync(join(copy.folder, 'dist/client', file), 'utf8'), { blockTextElements: { style: true, script: true } })
}

function addRow(file: string) {
  const table = readFileSync(file, 'utf8')
  writeFileSync(file, table.replace('] as const satisfies', "  { code: 'ar', label: 'AR', name: 'العربية', ogLocale: 'ar_AE' },\n] as const satisfies"))
}

function addFolder(folder: string) {
  mkdirSync(join(folder, 'ar'))
  for (const file of readdirSync(join(folder, 'en'))) {
    const words = JSON.parse(readFileSync(join(folder, 'en', file), 'utf8'))
    writeFileSync(join(folder, 'ar', file), JSON.stringify(translate(words)))
  }
}

/**
 * Every text becomes Arabic of the same length, letter by letter, with what an expert would keep, placeholders and tags, and
 * add: the forms that Arabic has for numbers. So it passes the check, without which nothing is built.
 */
function translate(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(/\{\{\w+\}\}|<\/?\w+>|[A-Za-z]/g, (part) => (part.length > 1 ? part : arabic(part)))
  if (Array.isArray(words)) return words.map(translate)
  return Object.fromEntries(
    Object.entries(words as object).flatMap(([key, value]) => {
      const [, stem] = /^(.+)_other$/.exec(key) ?? []
      const keys = stem ? numberForms.map((form) => `${stem}_${form}`) : [key]
      return keys.map((each) => [each, translate(value)])
    }),
  )
}

const numberForms = new Intl.PluralRules('ar').resolvedOptions().pluralCategories
const alphabet = [...'ابتثجحخدذرزسشصضطظعغفقكلمنه']

function arabic(letter: string): string {
  return alphabet[letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)] ?? letter
}
