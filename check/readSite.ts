import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Category, loadBlog } from '../blog/loadBlog'
import { loadContent } from '../collections/content'
import { isLanguageCode } from '../collections/isLanguage'
import { didYouMean, nearName } from '../collections/nearName'
import { fileProblem, type Problem } from '../collections/problem'
import { type Content, schemas } from '../collections/schemas'
import { allLanguages, defaultLocale, type Language } from '../i18n/languages'
import { listJson } from '../i18n/listJson'
import { type BlogText, readBlogTexts } from './blogTexts'
import { type JsonFile, readJsonFile } from './jsonFile'
import { checkLanguageTable } from './languageTable'
import { termsFile } from './termsSchema'

/** The allow-list of texts that are the same in English and another language, by code, or in `all`. */
export const sameAsEnglish = 'locales/sameAsEnglish.json'

/** Input of all rules, read once. All paths are relative to the root. */
export interface Site {
  root: string
  /** The codes of the language table, without drafts. */
  languages: readonly string[]
  /** Codes of draft languages. */
  draftLanguages: readonly string[]
  /** Codes of partial languages, which go live page by page. */
  partialLanguages: readonly string[]
  /** `content/*.json`, by name. */
  content: Map<string, JsonFile>
  /** The valid collections, by name. */
  loaded: Partial<Content>
  /** Every folder in `locales/`, in the language table or not: its files by namespace. */
  words: Map<string, Map<string, JsonFile>>
  /** `locales/sameAsEnglish.json`, if there is one. */
  sameAsEnglish: JsonFile | undefined
  blog: Category[]
  /** What rules need of the blog’s texts. */
  blogTexts: BlogText[]
  /** Problems found while reading content and blog. */
  problems: Problem[]
}

/** The English files of words, by namespace; none without their folder, which is reported. */
export function englishWords({ words }: Pick<Site, 'words'>): ReadonlyMap<string, JsonFile> {
  return words.get(defaultLocale) ?? new Map()
}

/** The files of words that each other language has, at least two of them, and English has not: it is English that has lost them. */
export function lostInEnglish({ words, languages }: Pick<Site, 'words' | 'languages'>): string[] {
  const english = englishWords({ words })
  const [first, ...others] = languages.filter((code) => code !== defaultLocale).map((code) => words.get(code))
  if (!first || others.length === 0) return []
  return [...first.keys()].filter((name) => !english.has(name) && others.every((their) => their?.has(name)))
}

export function readSite(root = '.', table: readonly Language[] = allLanguages): Site {
  const { content: loaded, problems } = loadContent(`${root}/content`)
  const blog = loadBlog(join(root, 'content/blog'))
  const inLocales = existsSync(join(root, 'locales')) ? readdirSync(join(root, 'locales'), { withFileTypes: true }) : []
  const content = readFolder(root, 'content')
  const readable = [...content.values()].filter(({ tree }) => tree)
  const rows = table.filter(({ code }) => isLanguageCode(code))
  return {
    root,
    languages: rows.filter(({ draft }) => !draft).map(({ code }) => code),
    draftLanguages: rows.filter(({ draft }) => draft).map(({ code }) => code),
    partialLanguages: rows.filter(({ draft, partial }) => !draft && partial).map(({ code }) => code),
    content,
    loaded,
    words: new Map(inLocales.filter((each) => each.isDirectory()).map(({ name }) => [name, readFolder(root, `locales/${name}`)])),
    sameAsEnglish: existsSync(join(root, sameAsEnglish)) ? readJsonFile(root, sameAsEnglish) : undefined,
    blog: blog.categories,
    blogTexts: readBlogTexts(root, blog.categories),
    problems: [
      ...checkLanguageTable(root, table),
      ...[...problems, ...blog.problems].map((problem) => ({ ...problem, file: relative(root, problem.file) })),
      ...readable.flatMap((file) => file.problems),
      ...[...content.keys()].filter((name) => !Object.hasOwn(schemas, name)).map(neverRead),
      ...inLocales.flatMap((each) => (each.isDirectory() ? [] : [...ofNoLanguage(each.name, table), ...besideFolders(each.name)])),
    ],
  }
}

function neverRead(name: string): Problem {
  const near = nearName(name, Object.keys(schemas))
  const remedy = 'Rename it, remove it, or add its schema in collections/schemas.ts.'
  return fileProblem(`content/${name}.json`, { found: `this file is never read${didYouMean(near && `${near}.json`)}`, remedy })
}

/** The word list or translation record of a language that was removed: both are beside its folder, and easily forgotten. */
function ofNoLanguage(name: string, table: readonly Language[]): Problem[] {
  const [, language] = /^(.+)\.(?:words|sources)\.txt$/.exec(name) ?? []
  if (language === undefined || table.some(({ code }) => code === language)) return []
  const remedy = 'Remove this file, or add a row there.'
  return [fileProblem(`locales/${name}`, { found: `i18n/languages.ts has no language ${language}`, remedy })]
}

/** Texts beside the folders of the languages instead of in one. */
function besideFolders(name: string): Problem[] {
  const path = `locales/${name}`
  if (!/^[^.].*\.json$/.test(name) || [sameAsEnglish, termsFile].includes(path)) return []
  return [fileProblem(path, { found: 'this file is never read', remedy: 'Move it into the folder of a language, or remove it.' })]
}

function readFolder(root: string, folder: string): Map<string, JsonFile> {
  if (!existsSync(join(root, folder))) return new Map()
  return new Map(listJson(join(root, folder)).map((name) => [name.slice(0, -'.json'.length), readJsonFile(root, `${folder}/${name}`)]))
}
