import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Category, loadBlog } from '../blog/loadBlog'
import { loadContent } from '../collections/content'
import type { Problem } from '../collections/problem'
import type { Content } from '../collections/schemas'
import { allLanguages, type Language } from '../i18n/languages'
import { type BlogText, readBlogTexts } from './blogTexts'
import { type JsonFile, readJsonFile } from './jsonFile'

/** The allow-list: names and words that are the same in English and in another language, by its code, or in `all`. */
export const sameAsEnglish = 'locales/sameAsEnglish.json'

/** Everything that a rule may ask about, read once. All paths start at the root. */
export interface Site {
  root: string
  /** The codes of the language table, those of drafts excepted. */
  languages: readonly string[]
  /** Codes of languages whose words are not ready. */
  draftLanguages: readonly string[]
  /** Codes of those that go live page by page. */
  partialLanguages: readonly string[]
  /** `content/*.json`, by name. */
  content: Map<string, JsonFile>
  /** What of it fits its schema, by name. */
  loaded: Partial<Content>
  /** Every folder in `locales/`, in the language table or not: its files by namespace. */
  words: Map<string, Map<string, JsonFile>>
  /** `locales/sameAsEnglish.json`, if there is one. */
  sameAsEnglish: JsonFile | undefined
  blog: Category[]
  /** What its texts say that rules ask about. */
  blogTexts: BlogText[]
  /** What the readers of the content and the blog had to say. */
  problems: Problem[]
}

/** What is asked of a row of the language table. */
export type LanguageRow = Pick<Language, 'code' | 'draft' | 'partial'>

export function readSite(root = '.', table: readonly LanguageRow[] = allLanguages): Site {
  const { content: loaded, problems } = loadContent(`${root}/content`)
  const blog = loadBlog(join(root, 'content/blog'))
  const folders = existsSync(join(root, 'locales')) ? readdirSync(join(root, 'locales'), { withFileTypes: true }) : []
  const content = readFolder(root, 'content')
  const readable = [...content.values()].filter(({ tree }) => tree)
  return {
    root,
    languages: table.filter(({ draft }) => !draft).map(({ code }) => code),
    draftLanguages: table.filter(({ draft }) => draft).map(({ code }) => code),
    partialLanguages: table.filter(({ draft, partial }) => !draft && partial).map(({ code }) => code),
    content,
    loaded,
    words: new Map(folders.filter((each) => each.isDirectory()).map(({ name }) => [name, readFolder(root, `locales/${name}`)])),
    sameAsEnglish: existsSync(join(root, sameAsEnglish)) ? readJsonFile(root, sameAsEnglish) : undefined,
    blog: blog.categories,
    blogTexts: readBlogTexts(root, blog.categories),
    problems: [
      ...[...problems, ...blog.problems].map((problem) => ({ ...problem, file: relative(root, problem.file) })),
      ...readable.flatMap((file) => file.problems),
    ],
  }
}

function readFolder(root: string, folder: string): Map<string, JsonFile> {
  if (!existsSync(join(root, folder))) return new Map()
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.json'))
  return new Map(names.map((name) => [name.slice(0, -'.json'.length), readJsonFile(root, `${folder}/${name}`)]))
}
