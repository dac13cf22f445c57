import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { isScheduled, nextTime } from '../collections/clock'
import { type Draft, isDraft } from '../collections/drafts'
import { didYouMean, nearName } from '../collections/nearName'
import { photographName } from '../collections/photographName'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { postEntries } from './blogEntries'
import { itemsOf, problemAt, valueAt } from './jsonFile'
import type { Site } from './readSite'
import { textPlaces } from './references'
import { textFile } from './textFile'
import { blogGroup } from './translationUnits'
import { unfinishedFiles } from './unfinished'

/** An entry of a collection that has texts. */
interface Entry {
  file: string
  node: Node
  /** Key of its texts. */
  name: string
  draft: Draft
  /** Where its texts are: namespace, then path. */
  words: readonly (readonly string[])[]
}

/** Removes problems in texts of drafts, which are not ready yet. */
export function withoutDrafts(site: Site, problems: Problem[]): Problem[] {
  const entries = draftEntries(site)
  const unready = new Set(draftTexts(site))
  const unfinished = unfinishedFiles(site)
  return problems.filter(({ file, key }) => {
    if (unfinished.has(file)) return false
    if (unready.has(file)) return !['title', 'description', 'text'].includes(key)
    return !entries.some((entry) => isOfWords(entry, file, key) || isOfPicture(site, entries, entry, { file, key }))
  })
}

/** The languages of drafts must exist. */
export function checkDrafts({ content, languages, draftLanguages }: Site): Problem[] {
  const knownCodes = [...languages, ...draftLanguages]
  return [...content.values()].flatMap((file) =>
    itemsOf(file.tree)
      .flatMap((entry) => itemsOf(findNodeAtLocation(entry, ['draft'])))
      .filter(({ type, value }) => type === 'string' && !knownCodes.includes(value))
      .map((node) => {
        const found = `“${node.value}” is not a language${didYouMean(nearName(node.value, knownCodes))}`
        return problemAt(file, node, { found, remedy: `Use codes of i18n/languages.ts: ${knownCodes.join(', ')}; or true for all.` })
      }),
  )
}

/** A line for each draft: its place, and its languages unless all. */
export function listDrafts(site: Site): string[] {
  return [
    ...draftEntries(site).map(({ file, name, draft }) => `${file} ${name}${typeof draft === 'object' ? ` (${draft.join(', ')})` : ''}`),
    ...draftTexts(site),
    ...scheduled(site).map(({ name, publishAt }) => `${name} (until ${publishAt})`),
    ...site.draftLanguages.map((code) => `i18n/languages.ts ${code}`),
  ]
}

/** When the next scheduled entry or post is to be published, in ms since the epoch; undefined if none waits. */
export function nextPublication(site: Site): number | undefined {
  const moments = scheduled(site).map(({ publishAt }) => publishAt)
  return moments.length > 0 ? nextTime(moments) : undefined
}

/** Scheduled entries and posts. Their texts must be ready, because they are published automatically. */
function scheduled(site: Site): { name: string; publishAt: string }[] {
  const ofEntries = entriesWithTexts(site).flatMap(({ file, name, node, draft }) => {
    const publishAt = textAt(node, 'publishAt')
    return isScheduled({ publishAt }) && draft !== true ? [{ name: `${file} ${name}`, publishAt }] : []
  })
  const ofPosts = postEntries(site.blog).flatMap(({ slugs, texts }) =>
    [...texts].flatMap(([language, text]) => (isScheduled(text) && !text.draft ? [{ name: textFile(slugs, language), publishAt: `${text.publishAt}` }] : [])),
  )
  return [...ofEntries, ...ofPosts]
}

/**
 * Number of drafts in a language.
 *
 * @param group a namespace of texts, or `blogGroup` for posts and categories.
 */
export function countDrafts(site: Site, language: string, group: string): number {
  if (group === blogGroup) return draftTexts(site).filter((file) => file.endsWith(language === defaultLocale ? '/index.md' : `/index.${language}.md`)).length
  return draftEntries(site).filter(({ draft, words }) => isDraft({ draft }, language) && words.some(([namespace]) => namespace === group)).length
}

function isOfWords({ name, draft, words }: Entry, file: string, key: string): boolean {
  const [, language = '', namespace = ''] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? []
  return isDraft({ draft }, language) && words.some(([first, ...path]) => first === namespace && `${key}.`.startsWith(`${[...path, name].join('.')}.`))
}

/** The description of a photograph may be missing while only drafts use it. */
function isOfPicture({ content }: Site, entries: readonly Entry[], { node, draft }: Entry, { file, key }: Pick<Problem, 'file' | 'key'>): boolean {
  const [, language = ''] = /^locales\/([^/]+)\/art\.json$/.exec(file) ?? []
  const image = textAt(node, 'image')
  if (language === '' || key !== photographName(image) || !isDraft({ draft }, language)) return false
  const uses = [...content.values()].reduce((sum, { text }) => sum + text.split(`"${image}"`).length - 1, 0)
  return uses === entries.filter((entry) => textAt(entry.node, 'image') === image && isDraft(entry, language)).length
}

function draftEntries(site: Site): Entry[] {
  return entriesWithTexts(site).filter(({ draft }) => draft)
}

function entriesWithTexts({ content }: Site): Entry[] {
  return [...new Set(textPlaces.map(({ collection }) => collection))].flatMap((collection) => {
    const { path: file = '', tree } = content.get(collection) ?? {}
    const places = textPlaces.filter((place) => place.collection === collection)
    const words = places.map(({ at }) => at)
    return itemsOf(tree).map((node) => ({ file, node, name: textAt(node, places[0]?.by ?? ''), draft: draftAt(node), words }))
  })
}

/** A value of an entry as text; empty if it has none, or one of a type that the schema rejects. */
function textAt(entry: Node, key: string): string {
  return String(valueAt(entry, key) ?? '')
}

function draftAt(entry: Node): Draft {
  const draft = findNodeAtLocation(entry, ['draft'])
  return draft?.type === 'array' ? itemsOf(draft).map(({ value }) => String(value)) : draft?.value === true
}

/** The files of the blog’s drafts; if the original is a draft, so are its translations. */
function draftTexts({ blog }: Site): string[] {
  return blog.flatMap((category) => {
    const isWhole = isOriginalDraft(category.texts)
    return [
      ...draftFiles([category.slug], category.texts, isWhole),
      ...category.posts.flatMap(({ slug, texts }) => draftFiles([category.slug, slug], texts, isWhole || isOriginalDraft(texts))),
    ]
  })
}

type Texts = ReadonlyMap<string, { draft?: boolean | undefined }>

function isOriginalDraft(texts: Texts): boolean {
  return texts.get(defaultLocale)?.draft === true
}

function draftFiles(slugs: string[], texts: Texts, isWhole: boolean): string[] {
  return [...texts].filter(([, { draft }]) => isWhole || draft).map(([language]) => textFile(slugs, language))
}
