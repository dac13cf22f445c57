import type { Node } from 'jsonc-parser'
import type { Place, Problem } from '../collections/problem'
import { blogEntries } from './blogEntries'
import { displayWidth } from './displayWidth'
import { allEntries, entries, type JsonFile, placeAt } from './jsonFile'
import type { Site } from './readSite'
import { textFile } from './textFile'
import { placeOfField } from './textPlace'
import { isUnwritten } from './unwritten'

/** A title or description of a page, as search results and link previews show it. */
interface PageText {
  kind: 'title' | 'description'
  text: string
  /** A function, because it is needed for problems only: there may be thousands of posts. */
  place: () => Place
}

/** Titles and descriptions must fit into search results and be unique per language. */
export function checkMeta(site: Site): Problem[] {
  const facts = factsOf(site)
  return site.languages.flatMap((language) => {
    const limits = withName(textLimits(language), facts.company)
    const words = [...(site.words.get(language)?.values() ?? [])]
    const texts = [...words.flatMap(metaIn), ...metaOfBlog(site, language)].filter(({ text }) => !isUnwritten(text))
    return [...texts.flatMap((text) => wrongLength(text, limits, facts)), ...repeated(texts)]
  })
}

function wrongLength({ kind, text, place }: PageText, limits: TextLimits, facts: Record<string, string>): Problem[] {
  const length = Math.ceil(displayWidth(fillIn(text, facts)) / limits.width)
  const [min, max] = limits[kind]
  if (length === 0 || (length >= min && length <= max)) return []
  const halves = limits.width > 1 ? ', where two Latin letters count as one' : ''
  const name = kind === 'title' ? limits.name : undefined
  const remedy = `Write ${min} to ${max}, which search results can show${name ? ` with the company’s name, “${name}”` : ''}.`
  return [{ ...place(), found: `a ${kind} of ${length} characters${halves}`, remedy }]
}

/** Values of placeholders, because their length counts. */
function factsOf({ loaded: { company } }: Site): Record<string, string> {
  return company ? { ...Object.fromEntries(Object.entries(company).map(([key, value]) => [key, String(value)])), company: company.name } : {}
}

function fillIn(text: string, facts: Record<string, string>): string {
  return text.replace(/\{\{-?\s*(\w+)\s*\}\}/g, (placeholder, name: string) => facts[name] ?? placeholder)
}

/** The page appends the company’s name to the title, on the home page it begins with it; both together must fit. */
function withName(limits: TextLimits, name = ''): TextLimits {
  const [min, max] = limits.title
  const left = Math.floor((maxTitleWidth - displayWidth(` | ${name}`)) / limits.width)
  return left < max ? { ...limits, title: [min, left], name } : limits
}

const maxTitleWidth = 70

type TextLimits = Record<PageText['kind'], [min: number, max: number]> & {
  /** Width of a character of the language, in Latin letters. */
  width: 1 | 2
  /** The company’s, beside each title, if it leaves less room. */
  name?: string
}

/** Lengths that fit into search results: a Japanese, Chinese or Korean character is twice as wide as a Latin letter. */
export function textLimits(language: string): TextLimits {
  const { script } = new Intl.Locale(language).maximize()
  const wide = script === 'Jpan' || script === 'Kore' || script?.startsWith('Han')
  return wide ? { title: [5, 30], description: [40, 82], width: 2 } : { title: [10, 60], description: [80, 165], width: 1 }
}

function repeated(texts: PageText[]): Problem[] {
  const first = new Map<string, PageText>()
  return texts.flatMap((each) => {
    const id = `${each.kind} ${each.text.trim()}`
    const other = first.get(id)
    if (!other) first.set(id, each)
    if (!other || each.text.trim() === '') return []
    const { file, line } = other.place()
    const found = `the same ${each.kind} as ${file}:${line}`
    return [{ ...each.place(), found, remedy: 'Write one that fits this page only; search engines show pages with the same one as copies.' }]
  })
}

function metaIn(file: JsonFile): PageText[] {
  const metas = allEntries(file.tree).filter(({ key }) => key === 'meta')
  return metas.flatMap(({ value }) => pageTexts(file, value))
}

function pageTexts(file: JsonFile, meta: Node): PageText[] {
  return entries(meta).flatMap(({ key, value }) => {
    if ((key !== 'title' && key !== 'description') || value.type !== 'string') return []
    return [{ kind: key, text: String(value.value), place: () => placeAt(file, value) }]
  })
}

/** The title of a category page is generated, so only its description is checked. */
function metaOfBlog({ root, blog }: Site, language: string): PageText[] {
  return blogEntries(blog).flatMap(({ slugs, texts }) => {
    const { title, description }: Partial<Record<PageText['kind'], string>> = texts.get(language) ?? {}
    return Object.entries({ title, description }).flatMap(([kind, text]) =>
      text === undefined ? [] : [{ kind: kind as PageText['kind'], text, place: () => placeOfField(root, textFile(slugs, language), kind) }],
    )
  })
}
