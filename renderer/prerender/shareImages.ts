import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { forEachConcurrent } from '../../collections/forEachConcurrent'
import { memoize } from '../../collections/memoize'
import { photographAddress } from '../../collections/photographName'
import { writeFileAtomic } from '../../collections/writeFileAtomic'
import type { NamedShareImage, ShareImage } from '../../seo/shareImage'
import type { SharePicture } from './drawShareImage'
import { hash } from './fingerprint'
import { shareDesign } from './shareDesign'

interface ShareImageOptions {
  company: string
  folder: string
  pictures: string
  published: Record<string, string>
  cache?: string
}

/**
 * Draws the share images (https://ogp.me) of the pages. Each is cached by all of its inputs: one that was drawn before
 * is copied, and one that the published site already has is skipped.
 *
 * @param requested images that the pages refer to.
 * @param company name shown on all images.
 * @param folder to write to.
 * @param pictures folder with drawings in `art/` and photographs in `photo/`.
 * @param published keys of the images of the published site, by their path.
 * @returns the keys of all images, by their path; the number of drawn images; and a line for each language with titles that
 *   no font covers.
 * @throws if a picture does not exist.
 */
export async function makeShareImages(
  requested: Iterable<NamedShareImage>,
  { company, folder, pictures, published, cache = '.cache/share' }: ShareImageOptions,
): Promise<{ keys: Record<string, string>; drawn: number; untitled: string[] }> {
  const images = new Map([...requested].map((image) => [image.path, image]))
  const shown = new Map([...images.values()].map(({ picture }) => [picture, readPicture(pictures, picture)]))
  const designHash = hash([company, ...shareDesign.map((file) => readFileSync(file))])
  const pictureHashes = new Map([...shown].map(([picture, { bytes }]) => [picture, hash([designHash, bytes])]))
  const keys = Object.fromEntries([...images].map(([path, { title, picture, locale }]) => [path, hash([pictureHashes.get(picture) ?? '', title, locale])]))
  const unpublished = [...images.values()].filter(({ path }) => keys[path] !== published[path])
  if (unpublished.length > 0) mkdirSync(`${folder}/share`, { recursive: true })

  const cachedFile = ({ path }: { path: string }) => `${cache}/${keys[path]}.png`
  const untitled: string[] = []
  const missing = unpublished.filter((image) => !existsSync(cachedFile(image)))
  if (missing.length > 0) {
    // Imported on demand: loading these takes longer than the rest of a small build.
    const [{ drawBackground, drawFrame, drawShareImages, titlesAtOnce }, { missingCharacters, shareFonts }] = await Promise.all([
      import('./drawShareImage'),
      import('./shareFonts'),
    ])
    const titles = missing.map(({ title }) => drawableTitle(title))
    const fonts = shareFonts([company, ...titles])
    const uncovered = missingCharacters(titles, fonts)
    const isUncovered = ({ title }: ShareImage) => uncovered.some((character) => drawableTitle(title).includes(character))
    untitled.push(...describeUntitled(missing.filter(isUncovered), uncovered))
    const frame = await drawFrame(company, fonts)
    const backgroundOf = memoize((picture: string) => drawBackground(shown.get(picture) as SharePicture, frame))
    // This thread lays out the text and others draw and compress, so a few at a time keep all busy.
    await forEachConcurrent(batches(missing, titlesAtOnce), 4, async ({ picture, images }) => {
      const words = images.map((image) => ({ title: isUncovered(image) ? '' : drawableTitle(image.title), locale: image.locale }))
      const drawn = await drawShareImages(words, await backgroundOf(picture), fonts)
      for (const [index, image] of images.entries()) writeFileAtomic(cachedFile(image), drawn[index] as Buffer)
    })
  }
  for (const image of unpublished) copyFileSync(cachedFile(image), folder + image.path)
  return { keys, drawn: missing.length, untitled }
}

/** The images of each picture, at most `most` at once. */
function batches<T extends ShareImage>(images: readonly T[], most: number): { picture: string; images: T[] }[] {
  const byPicture = new Map<string, T[]>()
  for (const image of images) byPicture.set(image.picture, [...(byPicture.get(image.picture) ?? []), image])
  return [...byPicture].flatMap(([picture, all]) =>
    Array.from({ length: Math.ceil(all.length / most) }, (_, index) => ({ picture, images: all.slice(index * most, (index + 1) * most) })),
  )
}

/** Replaces the superscript minus, which no font has, by the macron, which looks the same. */
function drawableTitle(title: string): string {
  return title.replaceAll('⁻', '¯')
}

/** These images show only company and picture, because missing letters would be drawn as boxes. */
function describeUntitled(images: readonly ShareImage[], uncovered: readonly string[]): string[] {
  return [...new Set(images.map(({ locale }) => locale))].map((locale) => {
    const [first, ...others] = images.filter((image) => image.locale === locale)
    const characters = uncovered.filter((character) => first?.title.includes(character))
    const shown = characters.slice(0, 3).join(', ') + (characters.length > 3 ? ', …' : '')
    const count = others.length === 0 ? '1 share image without its title' : `${others.length + 1} share images without their titles`
    return `${locale}: ${count}, “${first?.title}” first, as no font of renderer/prerender/shareFonts.ts has ${shown}: add a font there that has them.`
  })
}

/** A drawing never has the name of a photograph (`check/pictures.ts`). */
function readPicture(folder: string, name: string): SharePicture {
  const photograph = folder + photographAddress(name)
  const isPhotograph = existsSync(photograph)
  return { bytes: readFileSync(isPhotograph ? photograph : `${folder}/art/${name}.svg`), isPhotograph }
}
