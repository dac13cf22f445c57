import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getContent } from '../collections/content'
import { splitAddress } from '../i18n/address'
import { defaultLocale } from '../i18n/languages'
import { addressOfFile } from '../i18n/pageFile'
import { createNew } from '../scripts/new/createNew'
import { copyProject, type ProjectCopy } from '../testing/copyProject'

/**
 * Proves that adding a language takes `npm run new`, translation, and a change of its state: a copy of the project gets Arabic,
 * a right-to-left language, as a partial language with one untranslated page. Its words are generated from English.
 */
let copy: ProjectCopy
/** The untranslated page, and the file of its words. */
const [, left = { href: '', label: '' }] = getContent().menu.header.flatMap(({ links = [] }) => links)
const leftWords = `${left.label.split('.')[0]}.json`
/** The build without the language; the same as with a draft language (`e2e/incrementalBuild.test.ts`). */
const before = files('.')

beforeAll(async () => {
  copy = copyProject()
  const project = process.cwd()
  // The command works in the current folder.
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

it('keeps all pages of other languages', () => {
  expect(files(copy.folder).filter((file) => !/^ar[/.]/.test(file))).toEqual(before)
})

it('is in the table under its own name', () => {
  expect(readFileSync(join(copy.folder, 'i18n/languages.ts'), 'utf8')).toContain(
    "{ code: 'ar', label: 'AR', name: 'العربية', ogLocale: 'ar_AE', partial: true },",
  )
})

it('has a page for each page of English, with language and direction', () => {
  const english = before.filter((file) => splitAddress(addressOfFile(file)).locale === defaultLocale)
  const arabic = files(copy.folder).filter((file) => /^ar[/.]/.test(file))
  expect(arabic).toHaveLength(english.length)
  for (const file of arabic) expect([file, read(file).querySelector('html[lang="ar"][dir="rtl"]') !== null]).toEqual([file, true])
})

it('is an alternate of the other languages, and in their switcher', () => {
  const german = read('de/services.html')
  expect(german.querySelector('link[hreflang="ar"]')?.getAttribute('href')).toMatch(/\/ar\/services$/)
  expect(german.querySelector('a[hreflang="ar"]')?.getAttribute('href')).toBe('/ar/services')
})

it('shows an untranslated page in English, with a notice and the layout in its language', () => {
  const page = read(`ar${left.href}.html`)
  const original = read(`${left.href.slice(1)}.html`)
  const content = page.querySelector('main > div[lang="en"][dir="ltr"]')
  expect(content?.querySelector('h1')?.text).toBe(original.querySelector('h1')?.text)
  expect(page.querySelector('main > p')?.text).toMatch(/^[\u0600-\u06ff]/)
  expect(page.querySelector('#_footer h2')?.text).toMatch(/^[\u0600-\u06ff]/)
  expect(page.querySelector(`header a[href="/ar${left.href}"][lang="en"]`)?.text).not.toContain('✎')
})

it('excludes that page from sitemap and alternates, with the English one as canonical', () => {
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

it('never shows the mark of untranslated texts', () => {
  const marked = files(copy.folder).filter((file) => readFileSync(join(copy.folder, 'dist/client', file), 'utf8').includes('✎'))
  expect(marked).toEqual([])
})

it('shows its own texts, and links to its own pages', () => {
  const page = read('ar/career.html')
  expect(page.querySelector('h1')?.text).toMatch(/^[\u0600-\u06ff]/)
  const links = page.querySelectorAll('main a[href^="/"], footer a[href^="/"]').map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((link) => !/^\/ar(\/|$)/.test(link))).toEqual([])
})

it('shows the phone number and the lines of the address in their own direction', () => {
  const { phone, legalName, address } = getContent().company
  for (const page of ['ar.html', 'ar/contact-us.html']) {
    const isolated = read(page)
      .querySelectorAll('bdi')
      .map(({ text }) => text)
    expect([phone, legalName, ...address].filter((text) => !isolated.includes(text))).toEqual([])
  }
  expect(read('de/contact-us.html').querySelector('bdi')).toBeNull()
})

it('has no CSS for left or right', () => {
  for (const file of files(copy.folder).filter((each) => /^ar[/.]/.test(each))) {
    const style = read(file).querySelector('style')?.text ?? ''
    // Four values are top, right, bottom and left. The places on the map of the world are where they are.
    const physical =
      /[;{ ]((margin|padding|border)-)?(left|right):(?![\d.]+%; ?top:)|text-align:\s*(left|right)|[;{ ](inset|margin|padding):[^;}( ]+ [^;}( ]+ [^;}( ]+ [^;}( ]+/g
    expect([file, style.match(physical) ?? []]).toEqual([file, []])
  }
})

it('mirrors arrows, by rules that other languages do not have', () => {
  const rule = /\.controls button\+button svg:dir\(rtl\)\{scale:-1 1;?\}/
  expect(read('ar.html').querySelector('style')?.text).toMatch(rule)
  expect(read('ja.html').querySelector('style')?.text).not.toMatch(/:dir\(rtl\)/)
})

it('moves arrows under the pointer the way they point', () => {
  const moves = (file: string) =>
    [...(read(file).querySelector('style')?.text ?? '').matchAll(/([^{}]+)\{[^{}]*?translate:(-?)\d+px[^{}]*\}/g)]
      .flatMap(([, selectors = '', sign]) => selectors.split(',').map((selector) => ({ selector, sign })))
      .filter(({ selector }) => selector.includes(':hover'))
  for (const file of ['ar.html', 'ar/blog.html', 'ar/products.html', 'ar/services/ai-ml.html']) {
    const rules = moves(file)
    const mirrored = rules.filter(({ selector }) => selector.includes(':dir(rtl)'))
    expect(mirrored.length, file).toBeGreaterThan(0)
    for (const { selector, sign } of rules.filter((rule) => !mirrored.includes(rule))) {
      const opposite = mirrored.find((rule) => rule.selector.replace(':dir(rtl)', '') === selector && rule.sign !== sign)
      expect([file, selector, opposite !== undefined]).toEqual([file, selector, true])
    }
  }
})

it('shows at the end of a table that it goes on, by a rule that other languages do not have', () => {
  const post = files(copy.folder).find((file) => file.startsWith('ar/') && read(file).querySelector('.table'))
  expect(read(String(post)).querySelector('style')?.text).toMatch(/\.table:dir\(rtl\)\{background-image:[^}]*to right[^}]*background-position:0 0/)
  expect(read(String(post).replace(/^ar/, 'de')).querySelector('style')?.text).not.toContain('.table:dir')
})

it('moves the partner strip the other way, with its second copy behind the first', () => {
  const style = read('ar.html').querySelector('style')?.text
  expect(style).toMatch(/\.strip:dir\(rtl\)\{flex-direction:row-reverse;?\}[^{}]+\.strip:dir\(rtl\) ul\{animation-direction:reverse;?\}/)
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
 * Turns every text into Arabic letters of the same length, without the mark of untranslated texts, keeping placeholders and
 * tags. The plural forms of Arabic exist already. So it passes the check, which a build requires.
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
