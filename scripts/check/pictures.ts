import type { Node } from 'jsonc-parser'
import { art, isArtName } from '../../components/art/catalogue'
import { position } from '../../content/parse'
import type { Problem } from '../../content/problem'
import { defaultLocale } from '../../i18n/languages'
import { frontMatterPosition, textFile } from './frontMatter'
import { entries, type JsonFile, problemAt } from './jsonFile'
import { didYouMean, nearName } from './nearName'
import type { Site } from './readSite'

/** An `image` of content or blog: which drawing it names, and where. */
interface Use {
  name: string
  place: Pick<Problem, 'file' | 'line' | 'column' | 'key'>
}

/** Every picture that content and blog name can be drawn, and is described in words in every language. */
export function checkPictures(site: Site): Problem[] {
  const uses = [...site.content.values()].flatMap((file) => (file.tree ? usesIn(file, file.tree) : [])).concat(usesInBlog(site))
  return [...uses.filter(({ name }) => !isArtName(name)).map(unknownPicture), ...missingWords(site, uses), ...unusedWords(site)]
}

function unknownPicture({ name, place }: Use): Problem {
  const found = `there is no picture “${name}”${didYouMean(nearName(name, Object.keys(art)))}`
  return { ...place, found, remedy: 'Use a name of components/art/catalogue.ts, or draw the picture there.' }
}

/** Where English has the words, comparing languages already tells who lacks them. */
function missingWords({ words }: Site, uses: Use[]): Problem[] {
  const english = words.get(defaultLocale)?.get('art')
  const described = new Set(entries(english?.tree).map(({ key }) => key))
  const first = new Map(uses.filter(({ name }) => isArtName(name) && !described.has(name)).map((use) => [use.name, use]))
  if (!english?.tree) return []
  return [...words.values()].flatMap((files) => {
    const file = files.get('art')
    if (!file?.tree) return []
    const own = new Set(entries(file.tree).map(({ key }) => key))
    return [...first.values()].filter(({ name }) => !own.has(name)).map(({ name, place }) => missingWord(file, name, place))
  })
}

function missingWord(file: JsonFile, name: string, { file: user, line }: Use['place']): Problem {
  const found = `is missing: ${user}:${line} shows this picture`
  return { file: file.path, ...position(file.text, file.tree?.offset ?? 0), key: name, found, remedy: 'Say in a few words what the picture shows.' }
}

/** `world` is the map, which is drawn apart from the catalogue. */
function unusedWords({ words }: Site): Problem[] {
  const file = words.get(defaultLocale)?.get('art')
  if (!file) return []
  return entries(file.tree)
    .filter(({ key }) => !isArtName(key) && key !== 'world')
    .map(({ key, property }) => {
      const found = `unused: there is no picture of this name${didYouMean(nearName(key, Object.keys(art)))}`
      return problemAt(file, property, { key, found, remedy: 'Rename it like the picture, or remove it in every language.' })
    })
}

function usesIn(file: JsonFile, node: Node): Use[] {
  if (node.type === 'array') return (node.children ?? []).flatMap((child) => usesIn(file, child))
  return entries(node).flatMap(({ key, value }) => {
    if (key !== 'image' || value.type !== 'string') return usesIn(file, value)
    return { name: String(value.value), place: problemAt(file, value, { found: '', remedy: '' }) }
  })
}

function usesInBlog({ root, blog }: Site): Use[] {
  const texts = blog.flatMap((category) => [
    ...[...category.texts].map(([language, { image }]) => ({ image, file: textFile([category.slug], language) })),
    ...category.posts.flatMap(({ slug, texts }) => [...texts].map(([language, { image }]) => ({ image, file: textFile([category.slug, slug], language) }))),
  ])
  return texts.map(({ image, file }) => ({ name: image, place: { file, ...frontMatterPosition(root, file, 'image'), key: 'image' } }))
}
