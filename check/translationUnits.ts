import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from 'jsonc-parser'
import { frontMatter } from '../blog/markdown'
import { position } from '../collections/position'
import type { Place } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { blogEntries } from './blogEntries'
import { entries, itemsOf, type JsonFile } from './jsonFile'
import { counterparts } from './plurals'
import { englishWords, type Site } from './readSite'
import { textFile } from './textFile'

/**
 * An English text with its translation.
 *
 * @see https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html#unit
 */
export interface TranslationUnit {
  language: string
  /** A namespace; `content/blog` for posts and categories, which are a unit each. */
  group: string
  /** Name for `--holds`: `home.hero.label`, or `content/blog/<category>/<post>`. */
  name: string
  /** The name without list indexes, so that inserting an entry does not rename the others. */
  recordName: string
  source: string
  /** Undefined without translation. */
  target: string | undefined
  /** Position of the English text. */
  sourcePlace: () => string
  /** Position of the translation. */
  place: () => Place
}

export const blogGroup = 'content/blog'

/** All units of a language, translated or not; without unreadable English files. */
export function translationUnits(site: Site, language: string): TranslationUnit[] {
  const english = englishWords(site)
  const own = site.words.get(language)
  return [...[...english].flatMap(([namespace, file]) => unitsOfFile(namespace, file, own?.get(namespace), language)), ...unitsOfBlog(site, language)]
}

/** All languages except English. */
export function targetLanguages({ languages }: Site): string[] {
  return languages.filter((code) => code !== defaultLocale)
}

function unitsOfFile(namespace: string, english: JsonFile, own: JsonFile | undefined, language: string): TranslationUnit[] {
  return english.tree ? unitsAt(english.tree, own?.tree, []) : []

  function unitsAt(model: Node, node: Node | undefined, path: (string | number)[]): TranslationUnit[] {
    if (model.type === 'string') return [unit(model, node, path)]
    if (model.type === 'array') {
      const own = itemsOf(node)
      return itemsOf(model).flatMap((item, index) => unitsAt(item, own[index], [...path, index]))
    }
    const models = new Map(entries(model).map(({ key, value }) => [key, value]))
    const values = new Map(entries(node).map(({ key, value }) => [key, value]))
    return counterparts([...models.keys()], language).flatMap(({ key, english: modelKey, required }) => {
      const inner = models.get(modelKey)
      return inner && (required || values.has(key)) ? unitsAt(inner, values.get(key), [...path, key]) : []
    })
  }

  function unit(model: Node, node: Node | undefined, path: (string | number)[]): TranslationUnit {
    const key = path.join('.')
    const text = node?.type === 'string' ? String(node.value) : ''
    return {
      language,
      group: namespace,
      name: `${namespace}.${key}`,
      recordName: [namespace, ...path.map((part) => (typeof part === 'number' ? '*' : part))].join('.'),
      source: String(model.value),
      target: text.trim() === '' ? undefined : text,
      sourcePlace: () => `${english.path}:${position(english.text, model.offset).line}`,
      place: () => ({ file: own?.path ?? english.path, ...position(own?.text ?? '', node?.offset ?? 0), key }),
    }
  }
}

function unitsOfBlog({ root, blog }: Site, language: string): TranslationUnit[] {
  return blogEntries(blog).flatMap(({ slugs, texts }) => {
    const original = texts.get(defaultLocale)
    const translation = texts.get(language)
    if (!original) return []
    const name = `${blogGroup}/${slugs.join('/')}`
    const file = textFile(slugs, language)
    return [
      {
        language,
        group: blogGroup,
        name,
        recordName: name,
        source: translation ? wordsOf(root, textFile(slugs), original) : '',
        target: translation && wordsOf(root, file, translation),
        sourcePlace: () => textFile(slugs),
        place: () => ({ file, line: 1, column: 1, key: '' }),
      },
    ]
  })
}

/** The translatable text of a post, without date and picture. */
function wordsOf(root: string, file: string, fields: object): string {
  const { title, name, description, alt, keywords } = fields as Record<string, unknown>
  // Named, because reading every value would render the Markdown, too.
  const words = Object.entries({ title, name, description, alt, keywords }).filter(([, value]) => value !== undefined)
  // CRLF line ends do not make a text different.
  const body = readFileSync(join(root, file), 'utf8').replace(frontMatter, '').replaceAll('\r\n', '\n')
  return [...words.map(([key, value]) => `${key}: ${value}`).sort(), body.trim()].join('\n')
}
