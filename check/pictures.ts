import { basename, dirname, extname, join } from 'node:path/posix'
import { art, isArtName, pictureNames } from '../art/catalogue'
import { listBesideTexts, photographPlaces } from '../collections/findPhotograph'
import { didYouMean, nearName } from '../collections/nearName'
import { photographName, pictureKey } from '../collections/photographName'
import { listPhotographs, minimumInText } from '../collections/photographs'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { blogEntries } from './blogEntries'
import { fileNameAsWords } from './fileNameAsWords'
import { allEntries, entries, type JsonFile, placeAt, problemAt } from './jsonFile'
import { checkPhotographs } from './photographs'
import { hasExtension, type PictureUse } from './pictureUse'
import type { Site } from './readSite'
import { textFile } from './textFile'
import { placeInText, placeOfField } from './textPlace'

/** Every referenced picture must exist and have a description in every language. */
export function checkPictures(site: Site): Problem[] {
  const uses = [...[...site.content.values()].flatMap(usesIn), ...usesInBlog(site)]
  const photographs = listPhotographs(join(site.root, 'content/images'))
  const files = [...photographs.map((file) => `content/images/${file}`), ...listBesideTexts(site.root)]
  const unknown = uses
    .filter(({ image, minimum }) => !minimum && !isArtName(image) && !hasExtension(image))
    .map((use) => ({ use, meant: files.find((file) => use.paths.some((path) => file.startsWith(`${path}.`) && photographName(basename(file)))) }))
  const named = new Set(unknown.flatMap(({ meant }) => meant ?? []))
  return [
    ...unknown.map(({ use, meant }) => unknownPicture(use, meant && basename(meant))),
    ...checkPhotographs(site.root, [...uses, ...usesInTexts(site)], files).filter(({ file }) => !named.has(file)),
    ...missingWords(site, uses, photographs),
    ...fileNames(site),
    ...unusedWords(site, [...photographs, ...uses.map(({ image }) => image)]),
  ]
}

/** @param withEnding the photograph that is meant. */
function unknownPicture({ image, place }: PictureUse, withEnding: string | undefined): Problem {
  const near = withEnding ?? nearName(image, Object.keys(art))
  const remedy = near ? `Write “${near}”, or draw the picture in art/.` : 'Use a name of art/catalogue.ts, or draw the picture there.'
  return { ...place(), found: `there is no picture “${image}”${didYouMean(near)}`, remedy }
}

/** If English has the description, the comparison of languages reports missing ones. */
function missingWords({ words }: Site, uses: PictureUse[], photographs: string[]): Problem[] {
  const english = words.get(defaultLocale)?.get('art')
  if (!english?.tree) return []
  const described = new Set(entries(english.tree).map(({ key }) => key))
  const needed = uses.filter(
    ({ image, isDescribed }) => isArtName(image) || (!isDescribed && photographName(image) !== undefined && photographs.includes(image)),
  )
  const first = new Map(needed.map((use) => [pictureKey(use.image), use]))
  return [...words.values()].flatMap((files) => {
    const file = files.get('art')
    const tree = file?.tree
    if (!tree) return []
    const own = new Set(entries(tree).map(({ key }) => key))
    const missing = [...first].filter(([key]) => !described.has(key) && !own.has(key))
    return missing.map(([key, { place }]) => {
      const { file: user, line } = place()
      return problemAt(file, tree, { key, found: `is missing: ${user}:${line} shows this picture`, remedy: 'Describe the picture in a few words.' })
    })
  })
}

/** Descriptions in `art.json` and in front matter that are the name of the file. */
function fileNames({ root, blog, words }: Site): Problem[] {
  const example = ', such as “Two people at a whiteboard”'
  const inWords = [...words.values()].flatMap((files) => {
    const file = files.get('art')
    return entries(file?.tree).flatMap(({ key, value }) => {
      const fault = fileNameAsWords(String(value.value), key, example)
      return file && fault ? [problemAt(file, value, fault)] : []
    })
  })
  const inBlog = blogPictures(blog).flatMap(({ image, alt, file }) => {
    const fault = fileNameAsWords(alt, image, example)
    return fault ? [{ ...placeOfField(root, file, 'alt'), ...fault }] : []
  })
  return [...inWords, ...inBlog]
}

/**
 * @param images names of photographs, including used names without a file: those are reported where they are used, and their words are right.
 */
function unusedWords({ words }: Site, images: string[]): Problem[] {
  const file = words.get(defaultLocale)?.get('art')
  if (!file) return []
  const names = [...pictureNames, ...images.map((image) => basename(image, extname(image)))]
  return entries(file.tree)
    .filter(({ key }) => !names.includes(key))
    .map(({ key, property }) => {
      const found = `unused: there is no picture of this name${didYouMean(nearName(key, names))}`
      return problemAt(file, property, { key, found, remedy: 'Rename it like the picture, or remove it in every language.' })
    })
}

function usesIn(file: JsonFile): PictureUse[] {
  const images = allEntries(file.tree).filter(({ key, value }) => key === 'image' && value.type === 'string')
  return images.map(({ value }) => {
    const image = String(value.value)
    return { image, paths: [`content/images/${image}`], isDescribed: false, place: () => placeAt(file, value) }
  })
}

/** The pictures of front matter. */
function blogPictures(blog: Site['blog']): { image: string; alt: string; file: string }[] {
  return blogEntries(blog).flatMap(({ slugs, texts }) => [...texts].map(([language, { image, alt }]) => ({ image, alt, file: textFile(slugs, language) })))
}

function usesInBlog({ root, blog }: Site): PictureUse[] {
  return blogPictures(blog).map(({ image, file }) => ({
    image,
    paths: photographPlaces(image, dirname(file)),
    isDescribed: true,
    place: () => placeOfField(root, file, 'image'),
  }))
}

/** Photographs in the Markdown of posts. */
function usesInTexts({ root, blogTexts }: Site): PictureUse[] {
  return blogTexts.flatMap(({ file, targets }) =>
    targets
      .map((target) => ({ ...target, paths: photographPlaces(target.address, dirname(file)) }))
      .filter(({ isPicture, paths }) => isPicture && paths.length > 0)
      .map(({ address, offset, paths }) => ({
        image: address,
        paths,
        isDescribed: true,
        minimum: minimumInText,
        place: () => placeInText(root, file, offset),
      })),
  )
}
