import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getContent } from '../collections/content'
import { splitAddress } from '../i18n/address'
import { defaultLocale } from '../i18n/languages'
import { createNew } from '../scripts/new/createNew'
import { copyProject, type ProjectCopy } from '../testing/copyProject'

/**
 * Proves that a language is `npm run new`, translating, and another mark: a copy of the project gets Arabic, which
 * is written from right to left, and is built page by page, all but one page translated. Its words are made up from the English ones.
 */
let copy: ProjectCopy
/** The page that is left, and the file of its words. */
const [, left = { href: '', label: '' }] = getContent().menu.header.flatMap(({ links = [] }) => links)
const leftWords = `${left.label.split('.')[0]}.json`
/** What is built without it; while it is a draft, that is the same (`e2e/incrementalBuild.test.ts`). */
const before = files('.')

beforeAll(async () => {
  copy = copyProject()
  const project = process.cwd()
  // The command works on the folder that it runs in.
  process.chdir(copy.folder)
  await createNew(['language', '--code', 'ar', '--og-locale', 'ar_AE'])
  process.chdir(project)
  translateFolder(join(copy.folder, 'locales/ar'))
  translateCategories(join(copy.folder, 'content/blog'))
  const table = join(copy.folder, 'i18n/languages.ts')
  writeFileSync(table, readFileSync(table, 'utf8').replace(', draft: true }', ', partial: true }'))
  await copy.build()
}, 300_000)
afterAll(() => copy.remove())

it('takes no page from the others', () => {
  expect(files(copy.folder).filter((file) => !/^ar[/.]/.test(file))).toEqual(before)
})

it('stands in the table under the name that it gives itself', () => {
  expect(readFileSync(join(copy.folder, 'i18n/languages.ts'), 'utf8')).toContain(
    "{ code: 'ar', label: 'AR', name: 'العربية', ogLocale: 'ar_AE', partial: true },",
  )
})

it('has a page for each page of English, with language and direction', () => {
  const english = before.filter((file) => splitAddress(`/${file.replace('.html', '')}`).locale === defaultLocale)
  const arabic = files(copy.folder).filter((file) => /^ar[/.]/.test(file))
  expect(arabic).toHaveLength(english.length)
  for (const file of arabic) expect([file, read(file).querySelector('html[lang="ar"][dir="rtl"]') !== null]).toEqual([file, true])
})

it('is an alternate of the others and in their switcher', () => {
  const german = read('de/services.html')
  expect(german.querySelector('link[hreflang="ar"]')?.getAttribute('href')).toMatch(/\/ar\/services$/)
  expect(german.querySelector('a[data-lng="ar"]')?.getAttribute('href')).toBe('/ar/services')
})

it('shows a page that is not translated in English, in its own frame, and says so', () => {
  const page = read(`ar${left.href}.html`)
  const original = read(`${left.href.slice(1)}.html`)
  const content = page.querySelector('main > div[lang="en"][dir="ltr"]')
  expect(content?.querySelector('h1')?.text).toBe(original.querySelector('h1')?.text)
  expect(page.querySelector('main > p')?.text).toMatch(/^[\u0600-\u06ff]/)
  expect(page.querySelector('#footer h2')?.text).toMatch(/^[\u0600-\u06ff]/)
  expect(page.querySelector(`header a[href="/ar${left.href}"][lang="en"]`)?.text).not.toContain('✎')
})

it('has that page in no sitemap and no alternates, and names the English one as canonical', () => {
  const canonical = read(`ar${left.href}.html`).querySelector('link[rel="canonical"]')?.getAttribute('href')
  expect(canonical).toBe(
    read(`${left.href.slice(1)}.html`)
      .querySelector('link[rel="canonical"]')
      ?.getAttribute('href'),
  )
  for (const file of [left.href, `/de${left.href}`, `/ar${left.href}`])
    expect(read(`${file.slice(1)}.html`).querySelectorAll('link[hreflang="ar"]')).toEqual([])
  const sitemap = readFileSync(join(copy.folder, 'dist/client/sitemap.xml'), 'utf8')
  expect(sitemap).toContain('/ar/services</loc>')
  expect(sitemap).not.toContain(`/ar${left.href}`)
})

it('shows the mark of what is not translated nowhere', () => {
  const marked = files(copy.folder).filter((file) => readFileSync(join(copy.folder, 'dist/client', file), 'utf8').includes('✎'))
  expect(marked).toEqual([])
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

it('turns arrows round, which other languages have no rule for', () => {
  const rule = /\.controls button\+button svg:dir\(rtl\)\{scale:-1 1;?\}/
  expect(read('ar.html').querySelector('style')?.text).toMatch(rule)
  expect(read('ja.html').querySelector('style')?.text).not.toMatch(/:dir\(rtl\)/)
})

function read(file: string) {
  return parse(readFileSync(join(copy.folder, 'dist/client', file), 'utf8'), { blockTextElements: { style: true, script: true } })
}

/** Of pages. */
function files(folder: string): string[] {
  return readdirSync(join(folder, 'dist/client'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
}

function translateFolder(folder: string) {
  for (const file of readdirSync(folder).filter((name) => name !== leftWords)) {
    const words = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    writeFileSync(join(folder, file), JSON.stringify(translate(words)))
  }
}

function translateCategories(folder: string) {
  for (const category of readdirSync(folder)) {
    const file = join(folder, category, 'index.ar.md')
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(/^(name|description|alt): (.*)$/gm, (_, key: string, words: string) => `${key}: ${translate(words)}`),
    )
  }
}

/**
 * Every text becomes Arabic of the same length, letter by letter, with what a translator would keep, placeholders and tags,
 * and without the mark of what is not translated. The forms that Arabic has for numbers are there already. So it passes the
 * check, without which nothing is built.
 */
function translate(words: unknown): unknown {
  if (typeof words === 'string') return words.replace('✎ ', '').replace(/\{\{\w+\}\}|<\/?\w+>|[A-Za-z]/g, (part) => (part.length > 1 ? part : arabic(part)))
  if (Array.isArray(words)) return words.map(translate)
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, translate(value)]))
}

const alphabet = [...'ابتثجحخدذرزسشصضطظعغفقكلمنه']

function arabic(letter: string): string {
  return alphabet[letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)] ?? letter
}
