import { expect, it } from 'vitest'
import { locales } from '../i18n/languages'
import { projectComplaints } from '../testing/sampleProject'
import { readSite } from './readSite'
import { readTerms, wrongWords } from './terms'

const file = 'locales/terms.json'
const post = 'content/blog/practice/first-post/index.ja.md'
const wording = (use: string[], not: string[]) => ({ use, not, why: 'One word.' })
const terms = {
  terms: [
    { term: 'email', words: { en: wording(['email'], ['e-mail', 'a mail']) } },
    { term: 'customers', words: { de: wording(['Kunden'], ['Kundschaft']), ja: wording(['顧客', 'お客様'], ['カスタマー', '他の']) } },
  ],
  exceptions: [{ text: 'その他の', why: 'A word of its own.' }],
}
const withTerms = (changes: Parameters<typeof projectComplaints>[0]) => projectComplaints({ [file]: JSON.stringify(terms, null, 2), ...changes })

it('reports a wrong term with position and the right one', async () => {
  expect(await withTerms({ 'locales/de/sectors.json': '{\n  "all": {\n    "overview": "Für\\u00a0„alle“\\/ der Kundschaft."\n  }\n}\n' })).toEqual([
    '  locales/de/sectors.json:3:40 all.overview: “Kundschaft” is not what we call this (customers)',
    '      Replace “Kundschaft” with “Kunden”. One word.',
  ])
})

it('reports it in a post, its front matter and comments of its code', async () => {
  const findings = await withTerms({ [post]: ['Text.', '他のカスタマー。\n\n```ts\n// カスタマー\n```'] })
  expect(findings).toEqual([
    `  ${post}:10:1 text: “他の” is not what we call this (customers)`,
    '      Replace “他の” with “顧客” or “お客様”. One word.',
    `  ${post}:10:3 text: “カスタマー” is not what we call this (customers)`,
    '      Replace “カスタマー” with “顧客” or “お客様”. One word.',
    `  ${post}:13:4 text: “カスタマー” is not what we call this (customers)`,
    '      Replace “カスタマー” with “顧客” or “お客様”. One word.',
  ])
  expect(await withTerms({ [post]: ['alt: Sparks', 'alt: カスタマー'] })).toEqual([
    `  ${post}:6:6 text: “カスタマー” is not what we call this (customers)`,
    '      Replace “カスタマー” with “顧客” or “お客様”. One word.',
  ])
})

it('ignores other languages, parts of words, addresses, English code, and exceptions', async () => {
  const english = 'Send it to a mailbox, e-mailing nobody: [here](/services "e-mail"), `e-mail` https://example.com/e-mail'
  expect(await withTerms({ [post]: ['Text.', 'その他の Kundschaft'], 'content/blog/practice/second-post/index.md': ['Text.', english] })).toEqual([])
})

it('ignores case and number', async () => {
  const findings = await withTerms({ 'content/blog/practice/second-post/index.md': ['Text.', 'E-mails, and `code`.'] })
  expect(findings[0]).toBe('  content/blog/practice/second-post/index.md:10:1 text: “E-mail” is not what we call this (email)')
})

it('reports mistakes in the list itself, and none in texts, which may be its exceptions', async () => {
  const excepted = { 'content/blog/practice/second-post/index.md': ['Text.', '404 - Page Not Found'] } as const
  const findings = await projectComplaints({ [file]: JSON.stringify(terms, null, 2).replace('"ja"', '"jp"'), ...excepted })
  expect(findings).toHaveLength(2)
  expect(findings[0]).toContain(`  ${file}:30:9 terms.1.words.jp: `)
  expect((await projectComplaints({ [file]: '{' }))[0]).toContain(`${file}:1:2: not valid JSON`)
})

it('ignores drafts', async () => {
  expect(await withTerms({ [post]: ['alt: Sparks', 'alt: カスタマー\ndraft: true'] })).toEqual([])
})

it('accepts all terms that the site’s list recommends', () => {
  const { terms } = readTerms(readSite())
  const rules = wrongWords(terms)
  const wrong = terms.terms.flatMap(({ words }) =>
    rules.flatMap(({ languages: [language = ''] = [], pattern }) => words[language]?.use.filter((right) => right.match(pattern)) ?? []),
  )
  expect({ wrong, rules: rules.length }).toEqual({ wrong: [], rules: locales.length })
})
