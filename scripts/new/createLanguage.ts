import { readFileSync } from 'node:fs'
import { printFrontMatter } from '../../admin/browser/printFrontMatter'
import { loadBlog } from '../../blog/loadBlog'
import { counterparts } from '../../check/plurals'
import { takenAddresses } from '../../check/takenAddresses'
import { textFile } from '../../check/textFile'
import { isLanguage } from '../../collections/isLanguage'
import { allLanguages, defaultLocale } from '../../i18n/languages'
import { listJson } from '../../i18n/listJson'
import { untranslated } from './hints'
import type { Creation, NewFile } from './kind'

const table = 'i18n/languages.ts'
const endOfTable = '\n] as const satisfies'
const familyNameFirst = ['ja', 'zh', 'ko', 'hu', 'vi']

type Words = { [key: string]: string | Words | (string | Words)[] }

/** Creates a draft language: a row in the table, and the English words and categories, each text marked as untranslated. */
export function createLanguage({ code = '', label = '', name = '', 'og-locale': ogLocale = '' }: Record<string, string>): Creation {
  const row = [`code: ${quote(code)}`, `label: ${quote(label)}`, `name: ${quote(name)}`, `ogLocale: ${quote(ogLocale)}`]
  if (familyNameFirst.includes(new Intl.Locale(code).language)) row.push('familyNameFirst: true')
  const languages = readFileSync(table, 'utf8')
  if (!languages.includes(endOfTable)) throw new Error(`${table} has no table that ends in “] as const satisfies”; nothing was written.`)
  const words = listJson(`locales/${defaultLocale}`).map((file) => {
    const english: Words = JSON.parse(readFileSync(`locales/${defaultLocale}/${file}`, 'utf8'))
    return { path: `locales/${code}/${file}`, text: `${JSON.stringify(untranslated(withPlurals(english, code)), null, 2)}\n`, isNew: true }
  })
  return {
    files: [
      { path: table, text: languages.replace(endOfTable, `\n  { ${row.join(', ')}, draft: true },${endOfTable}`), isNew: false },
      ...words,
      ...categoryFiles(code),
    ],
    summary: `${name} is a draft: npm run dev shows it at /${code}, no build does.`,
    next: `When everything is translated, take “draft: true” out of ${table}. Posts are translated in files beside them: index.${code}.md.`,
  }
}

/** Default values of a language for the table. */
export function languageDefaults({ code = '' }: Record<string, string>): { label: string; name: string; ogLocale: string } {
  const locale = new Intl.Locale(code)
  const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  const short = locale.language.toUpperCase()
  return {
    label: allLanguages.some(({ label }) => label === short) ? code.toUpperCase() : short,
    name: own.charAt(0).toLocaleUpperCase(code) + own.slice(1),
    ogLocale: `${locale.language}_${locale.region ?? locale.maximize().region}`,
  }
}

/** The problem of a code, as the end of a sentence. */
export function languageProblem(code: string): string | undefined {
  if (allLanguages.some((language) => language.code === code)) return `is in ${table} already`
  const owner = takenAddresses('.', []).get(code.toLowerCase())
  if (owner) return `is the address ${owner}`
  return isLanguage(code) && Intl.getCanonicalLocales(code)[0] === code ? undefined : 'has to be the code of a language, such as fr or pt-BR'
}

/** Categories of the blog, whose names are shown on its pages. */
function categoryFiles(code: string): NewFile[] {
  return loadBlog().categories.flatMap(({ slug, texts }) => {
    const original = texts.get(defaultLocale)
    if (!original) return []
    const { name, description, image, alt } = original
    const words = untranslated({ name, description, alt })
    const frontMatter = printFrontMatter({ name: words.name, description: words.description, image, alt: words.alt })
    return [{ path: textFile([slug], code), text: `---\n${frontMatter}---\n`, isNew: true }]
  })
}

/** With the plural forms of the language instead of those of English. */
function withPlurals(words: Words, code: string): Words {
  const forms = counterparts(Object.keys(words), code).filter(({ key, required }) => required || key in words)
  return Object.fromEntries(forms.map(({ key, english }) => [key, nestedWithPlurals(words[english] ?? '', code)]))
}

function nestedWithPlurals(value: Words[string], code: string): Words[string] {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.map((each) => nestedWithPlurals(each, code) as string | Words) : withPlurals(value, code)
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
