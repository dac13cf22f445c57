import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { didYouMean, nearName } from '../collections/nearName'
import type { Fault, Problem } from '../collections/problem'
import type { CollectionName } from '../collections/schemas'
import { defaultLocale } from '../i18n/languages'
import { entries, itemsOf, type JsonFile, nodeAt, problemAt, valueAt } from './jsonFile'
import type { Site } from './readSite'

/** Where the texts of a collection’s entries are. */
interface WordsOf {
  collection: CollectionName
  /** The field of an entry that is the key of its texts. */
  by: string
  /** Namespace, then the path inside it. */
  at: [namespace: string, ...path: string[]]
  /** Required paths in the texts of an entry; the compiler cannot check them, because entries are data. */
  needs?: string[]
  /** Other keys beside the entries. */
  besides?: string[]
}

const meta = ['meta.title', 'meta.description', 'meta.keywords']

/** All collections whose entries have texts. */
export const textPlaces: readonly WordsOf[] = [
  { collection: 'projects', by: 'id', at: ['projects'], needs: [...meta, 'heading', 'paragraph', 'more', 'outcome'] },
  { collection: 'services', by: 'category', at: ['services', 'cards'], needs: ['heading', 'paragraph'] },
  { collection: 'services', by: 'category', at: ['services', 'details'], needs: [...meta, 'heading', 'paragraphs', 'process'] },
  { collection: 'offerings', by: 'category', at: ['offerings'], needs: [...meta, 'h1', 'title', 'text', 'para', 'card'] },
  { collection: 'sectors', by: 'category', at: ['sectors'], needs: [...meta, 'heading', 'text', 'overview'], besides: ['all'] },
  { collection: 'methodology', by: 'key', at: ['services', 'methodology', 'items'], needs: ['title', 'text'] },
  { collection: 'openings', by: 'key', at: ['careers', 'openings'], needs: [...meta, 'title', 'keySkills', 'location', 'experience', 'text', 'tasks'] },
  { collection: 'techStack', by: 'key', at: ['techStack'], needs: ['title', 'items'] },
  { collection: 'partners', by: 'key', at: ['home', 'partners', 'items'] },
  { collection: 'productTiles', by: 'item', at: ['products', 'items'], needs: ['heading', 'subtitle'] },
  { collection: 'statistics', by: 'key', at: ['home', 'statistics'], besides: ['title'] },
  { collection: 'testimonials', by: 'id', at: ['testimonial', 'items'], needs: ['quote', 'name'] },
]

/**
 * Every entry of a collection must have its texts, and vice versa. English only: the other languages are compared with it.
 * Works on files and not on validated content, so that one wrong entry does not hide the problems of others.
 */
export function checkReferences({ content, words }: Site): Problem[] {
  const english = words.get(defaultLocale)
  return [
    ...textPlaces.flatMap((place) => {
      const entriesFile = content.get(place.collection)
      const wordsFile = english?.get(place.at[0])
      return entriesFile?.tree?.type === 'array' && wordsFile?.tree ? checkPlace(place, entriesFile, wordsFile) : []
    }),
    ...checkSlides(content.get('heroSlides'), english?.get('home')),
    ...references.flatMap((reference) => checkReference(reference, content)),
  ]
}

function checkPlace({ collection, by, at: [, ...path], needs = [], besides = [] }: WordsOf, entriesFile: JsonFile, wordsFile: JsonFile): Problem[] {
  const given = entries(nodeAt(wordsFile, path)).filter(({ key }) => !besides.includes(key))
  const named = itemsOf(entriesFile.tree).flatMap((entry) => findNodeAtLocation(entry, [by]) ?? [])
  const names = named.map((node) => String(node.value))
  const unused = given.filter(({ key }) => !names.includes(key))
  const unusedKeys = unused.map(({ key }) => key)
  const wordless = named
    .filter((node) => !given.some(({ key }) => key === String(node.value)))
    .map((node) => ({ node, near: nearName(String(node.value), unusedKeys) }))
  // The words of an entry whose name is misspelt are not to be removed. Any two numbers are near.
  const misnamed = new Set(wordless.filter(({ node }) => node.type === 'string').map(({ near }) => near))
  return [
    ...wordless.map(({ node, near }) => {
      const name = String(node.value)
      const key = [...path, name].join('.')
      return problemAt(entriesFile, node, {
        found: `${wordsFile.path} has no words for it at ${key}${didYouMean(near)}`,
        remedy: `Add ${key}${needs.length > 0 ? `, with ${needs.join(', ')},` : ''} to ${wordsFile.path} and to the same file of every other language.`,
      })
    }),
    ...unused
      .filter(({ key }) => !misnamed.has(key))
      .map(({ key, property }) =>
        problemAt(wordsFile, property, {
          key: [...path, key].join('.'),
          found: `unused: content/${collection}.json has no entry with ${by} ${key}`,
          remedy: 'Add that entry, or remove these words in every language.',
        }),
      ),
    ...given.filter((each) => !unused.includes(each)).flatMap(({ key, value }) => lacks(wordsFile, [...path, key], value, needs)),
  ]
}

function lacks(file: JsonFile, path: string[], value: Node, needs: string[]): Problem[] {
  return needs
    .filter((need) => !findNodeAtLocation(value, need.split('.')))
    .map((need) =>
      problemAt(file, value, {
        key: [...path, need].join('.'),
        found: 'is missing',
        remedy: 'Add it here and in every other language; its neighbours show what it is for.',
      }),
    )
}

function checkSlides(slides: JsonFile | undefined, home: JsonFile | undefined): Problem[] {
  const texts = home && nodeAt(home, ['hero', 'slides'])
  const expected = slides?.tree?.children?.length
  const found = texts?.children?.length ?? 0
  if (!home || !texts || expected === undefined || found === expected) return []
  return [
    problemAt(home, texts, { found: `has ${found} slides, content/heroSlides.json has ${expected}`, remedy: 'Give every slide its words, in the same order.' }),
  ]
}

/** A field of the entries of a collection that names an entry of another one. A wrong name would only leave out what it is for, such as a link. */
interface Reference {
  of: readonly [collection: CollectionName, field: string]
  /** The other collection, and the field of its entries by which they are named. */
  to: readonly [collection: CollectionName, field: string]
  /** Whether it may name this entry of the other collection; any by default. */
  mayName?: (other: Node, entry: Node) => boolean
  /** Whether the other collection may have no entries at all. */
  mayBeUnused?: boolean
  explain: (name: unknown, names: unknown[], entry: Node) => Fault
}

const references: readonly Reference[] = [
  {
    of: ['sectors', 'project'],
    to: ['projects', 'id'],
    mayName: (project, sector) => [undefined, valueAt(project, 'category')].includes(valueAt(sector, 'category')),
    explain: (id, ids, sector) => ({
      found: `content/projects.json has no project ${id} in the sector ${valueAt(sector, 'category')}`,
      remedy: ids.length > 0 ? `Name one of its projects: ${ids.join(', ')}.` : 'Leave project out: the sector has none.',
    }),
  },
  {
    // A sector taken off the list leaves its projects behind.
    of: ['projects', 'category'],
    to: ['sectors', 'category'],
    mayBeUnused: true,
    explain: (sector) => ({
      found: `content/sectors.json has no sector ${sector}`,
      remedy: 'Add the sector there, or give the project another one, or remove it with its texts in every language.',
    }),
  },
  {
    of: ['projects', 'service'],
    to: ['services', 'category'],
    explain: (service, offered) => ({
      found: `content/services.json has no service ${service}${didYouMean(nearName(String(service), offered.map(String)))}`,
      remedy: `Name one of them, ${offered.join(', ')}, or leave service out.`,
    }),
  },
  {
    of: ['testimonials', 'project'],
    to: ['projects', 'id'],
    explain: (id) => ({ found: `content/projects.json has no project ${id}`, remedy: 'Name the one it speaks of, or leave project out.' }),
  },
]

function checkReference({ of: [from, field], to: [to, by], mayName = () => true, mayBeUnused, explain }: Reference, content: Site['content']): Problem[] {
  const file = content.get(from)
  const others = content.get(to)?.tree
  if (!file || !others || (mayBeUnused && itemsOf(others).length === 0)) return []
  return itemsOf(file.tree).flatMap((entry) => {
    const node = findNodeAtLocation(entry, [field])
    const possible = itemsOf(others).filter((other) => mayName(other, entry))
    const names = possible.flatMap((other) => valueAt(other, by) ?? [])
    return node && !names.includes(node.value) ? [problemAt(file, node, explain(node.value, names, entry))] : []
  })
}
