import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { didYouMean, nearName } from '../collections/nearName'
import type { Problem } from '../collections/problem'
import { type CollectionName, sectorSlugs } from '../collections/schemas'
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
    ...checkShownProjects(content.get('sectors'), content.get('projects')),
    ...checkSectorsOfProjects(content.get('sectors'), content.get('projects')),
    ...checkServicesOfProjects(content.get('services'), content.get('projects')),
    ...checkProjectsOfTestimonials(content.get('testimonials'), content.get('projects')),
  ]
}

function checkPlace({ collection, by, at: [, ...path], needs = [], besides = [] }: WordsOf, entriesFile: JsonFile, wordsFile: JsonFile): Problem[] {
  const given = entries(nodeAt(wordsFile, path)).filter(({ key }) => !besides.includes(key))
  const named = itemsOf(entriesFile.tree).flatMap((entry) => findNodeAtLocation(entry, [by]) ?? [])
  const names = named.map((node) => String(node.value))
  const unused = given.filter(({ key }) => !names.includes(key))
  const wordless = named
    .filter((node) => !given.some(({ key }) => key === String(node.value)))
    .map((node) => ({
      node,
      near: nearName(
        String(node.value),
        unused.map(({ key }) => key),
      ),
    }))
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

/** A sector must show one of its own projects on the home page. */
function checkShownProjects(sectors: JsonFile | undefined, projects: JsonFile | undefined): Problem[] {
  if (!sectors?.tree || !projects?.tree) return []
  return itemsOf(sectors.tree).flatMap((sector) => {
    const shown = findNodeAtLocation(sector, ['project'])
    const category = valueAt(sector, 'category')
    const ids = itemsOf(projects.tree)
      .filter((project) => valueAt(project, 'category') === category)
      .map((project) => valueAt(project, 'id'))
    if (!shown || category === undefined || ids.includes(shown.value)) return []
    return [
      problemAt(sectors, shown, {
        found: `content/projects.json has no project ${shown.value} in the sector ${category}`,
        remedy: ids.length > 0 ? `Name one of its projects: ${ids.join(', ')}.` : 'Leave project out: the sector has none.',
      }),
    ]
  })
}

/** A misspelt service, or one that is no longer offered, would only leave out the links between the two pages. */
function checkServicesOfProjects(services: JsonFile | undefined, projects: JsonFile | undefined): Problem[] {
  if (!services?.tree || !projects?.tree) return []
  const offered = (services.tree.children ?? []).flatMap((service) => valueAt(service, 'category') ?? []).map(String)
  return (projects.tree.children ?? []).flatMap((project) => {
    const service = findNodeAtLocation(project, ['service'])
    if (!service || offered.includes(String(service.value))) return []
    const near = didYouMean(nearName(String(service.value), offered))
    return [
      problemAt(projects, service, {
        found: `content/services.json has no service ${service.value}${near}`,
        remedy: `Name one of them, ${offered.join(', ')}, or leave service out.`,
      }),
    ]
  })
}

/** A wrong or removed project would only leave out the link to its case study. */
function checkProjectsOfTestimonials(testimonials: JsonFile | undefined, projects: JsonFile | undefined): Problem[] {
  if (!testimonials?.tree || !projects?.tree) return []
  const ids = itemsOf(projects.tree).map((project) => valueAt(project, 'id'))
  return itemsOf(testimonials.tree).flatMap((testimonial) => {
    const project = findNodeAtLocation(testimonial, ['project'])
    if (!project || ids.includes(project.value)) return []
    return [
      problemAt(testimonials, project, {
        found: `content/projects.json has no project ${project.value}`,
        remedy: 'Name the one it speaks of, or leave project out.',
      }),
    ]
  })
}

/**
 * A project’s page, its card and the filter need its sector, which a sector taken off the list leaves behind. The schema reports a name that no
 * sector can have.
 */
function checkSectorsOfProjects(sectors: JsonFile | undefined, projects: JsonFile | undefined): Problem[] {
  const listed = itemsOf(sectors?.tree).map((sector) => valueAt(sector, 'category'))
  if (listed.length === 0 || !projects?.tree) return []
  return itemsOf(projects.tree).flatMap((project) => {
    const category = findNodeAtLocation(project, ['category'])
    if (!category || listed.includes(category.value) || !sectorSlugs.some((slug) => slug === category.value)) return []
    return [
      problemAt(projects, category, {
        found: `content/sectors.json has no sector ${category.value}`,
        remedy: 'Add the sector there, or give the project another one, or remove it with its texts in every language.',
      }),
    ]
  })
}
