import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { splitAddress } from '../i18n/address'
import { defaultLocale } from '../i18n/languages'
import { addressOfFile } from '../i18n/pageFile'

/**
 * Every English text occurs in the built site: as text, in an attribute, or in props of islands. The check
 * before the build (`check/unusedKeys.ts`) reads the code instead, and counts a key as used if its name occurs
 * anywhere in the code that shows words.
 */
it('every English text is on a page', () => {
  const pages = readdirSync('dist/client', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && splitAddress(addressOfFile(file)).locale === defaultLocale,
  )
  const shown = pages.map((file) => plain(readFileSync(`dist/client/${file}`, 'utf8'))).join('\n')
  const texts = readdirSync('locales/en').flatMap((file) => textsIn(JSON.parse(readFileSync(`locales/en/${file}`, 'utf8')), file.replace('.json', '')))
  expect(pages.length).toBeGreaterThan(50)
  expect(texts.length).toBeGreaterThan(500)
  const missing = texts.filter(([key]) => !isElsewhere(key)).filter(([, text]) => !parts(text).every((part) => shown.includes(part)))
  expect(missing.map(([key]) => key)).toEqual([])
})

/**
 * Words of pictures, of which some are only decoration; the consent question, if measurement is enabled
 * (`content/site.json`); facts of the company, shown once they are filled in (`content/company.json`,
 * `content/openings.json`, `content/projects.json`; `facts` of any page); what the list of openings says while it is empty; how long enquiries are kept (`KEEP_MESSAGES_DAYS`); the mark of drafts, which only the
 * preview shows; and the notice on untranslated pages.
 */
function isElsewhere(key: string): boolean {
  return (
    [
      'art.',
      'layout.consent.',
      'company.profile.',
      'careers.open.alone',
      'contact.next.answer',
      'layout.sample.',
      'legal.missing.',
      'legal.retention.',
      'layout.draft.',
      'layout.untranslated',
    ].some((start) => key.startsWith(start)) || key.split('.')[1] === 'facts'
  )
}

function textsIn(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value as object).flatMap(([name, each]) => textsIn(each, `${key}.${name}`))
}

/** The constant parts of a text, between placeholders and tags. */
function parts(text: string): string[] {
  return text
    .split(/\{\{[^}]*\}\}|<[^>]*>/)
    .map(spaced)
    .filter((part) => part.length > 1)
}

/** Texts and attributes of a page, without entities and the escapes of JSON. */
function plain(html: string): string {
  const page = parse(html, { blockTextElements: { script: true, style: true } })
  const attributes = page.querySelectorAll('*').flatMap((element) => Object.values(element.attributes))
  return spaced(
    [page.text, ...page.querySelectorAll('script').map(({ rawText }) => rawText), ...attributes]
      .join('\n')
      .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll('\\"', '"'),
  )
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
