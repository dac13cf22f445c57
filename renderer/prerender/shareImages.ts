import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { photographAddress } from '../../collections/photographName'
import { writeFileAtomic } from '../../collections/writeFileAtomic'
import type { NamedShareImage, ShareImage } from '../../seo/shareImage'
import { typeface } from '../../theme/typeface'
import type { SharePicture } from './drawShareImage'
import { forEachConcurrent } from './forEachConcurrent'
import { hash } from './inputs'

/** What decides how an image looks, beside its title, picture and language: our code, and which versions of packages it uses. */
const design = [
  ...['drawShareImage.ts', 'shareCard.ts', 'shareFonts.ts'].map((file) => `renderer/prerender/${file}`),
  'art/logo.ts',
  'theme/accent.ts',
  'theme/typeface.ts',
  ...['satori', 'sharp', dirname(typeface.sheet), '@fontsource/noto-sans-jp'].map((name) => `node_modules/${name}/package.json`),
]

interface ShareImageOptions {
  company: string
  folder: string
  pictures: string
  published?: Record<string, string>
  cache?: string
}

/**
 * Draws the share images (https://ogp.me) that pages ask for. Each is kept by everything that it shows, so one that has
 * been drawn before is only copied, and one that the published site has already is left out.
 *
 * @param asked what the pages ask for.
 * @param company whose name is on all of them.
 * @param folder where they are written.
 * @param pictures folder in which the drawings stand under `art/`, photographs under `photo/`.
 * @param published keys of the images of the published site, by their path.
 * @returns the keys of all images, by their path; how many were drawn; and a line for each language whose titles no font has.
 * @throws where a page asks for a picture that is not there.
 */
export async function makeShareImages(
  asked: Iterable<NamedShareImage>,
  { company, folder, pictures, published = {}, cache = '.cache/share' }: ShareImageOptions,
): Promise<{ keys: Record<string, string>; drawn: number; untitled: string[] }> {
  const images = new Map([...asked].map((image) => [image.path, image]))
  const shown = new Map([...images.values()].map(({ picture }) => [picture, readPicture(pictures, picture)]))
  const look = hash([company, ...design.map((file) => readFileSync(file))])
  const looks = new Map([...shown].map(([picture, { bytes }]) => [picture, hash([look, bytes])]))
  const keys = Object.fromEntries([...images].map(([path, { title, picture, locale }]) => [path, hash([looks.get(picture) ?? '', title, locale])]))
  const wanted = [...images.values()].filter(({ path }) => keys[path] !== published[path])
  if (wanted.length > 0) mkdirSync(`${folder}/share`, { recursive: true })

  const kept = ({ path }: { path: string }) => `${cache}/${keys[path]}.png`
  const untitled: string[] = []
  const missing = wanted.filter((image) => !existsSync(kept(image)))
  if (missing.length > 0) {
    // What draws takes longer to load than all else of a build in which little has changed.
    const [{ drawShareImage }, { missingCharacters, shareFonts }] = await Promise.all([import('./drawShareImage'), import('./shareFonts')])
    const titles = missing.map(({ title }) => drawableTitle(title))
    const fonts = shareFonts([company, ...titles])
    const lacking = missingCharacters(titles)
    const isLacking = ({ title }: ShareImage) => lacking.some((character) => drawableTitle(title).includes(character))
    untitled.push(...describeUntitled(missing.filter(isLacking), lacking))
    const backgrounds = new Map<SharePicture, Promise<Buffer>>()
    // Words are set by this thread and pictures drawn by others, so a few under way keep all busy.
    await forEachConcurrent(missing, 4, async (image) => {
      const card = { ...image, company, title: isLacking(image) ? '' : drawableTitle(image.title) }
      writeFileAtomic(kept(image), await drawShareImage(card, shown.get(image.picture) as SharePicture, fonts, backgrounds))
    })
  }
  for (const image of wanted) copyFileSync(kept(image), folder + image.path)
  return { keys, drawn: missing.length, untitled }
}

/** Neither font has the raised minus; the macron looks the same. */
function drawableTitle(title: string): string {
  return title.replaceAll('⁻', '¯')
}

/** Company and picture say something still, which boxes in the place of letters would not. */
function describeUntitled(images: readonly ShareImage[], lacking: readonly string[]): string[] {
  return [...new Set(images.map(({ locale }) => locale))].map((locale) => {
    const [first, ...others] = images.filter((image) => image.locale === locale)
    const characters = lacking.filter((character) => first?.title.includes(character))
    const shown = characters.slice(0, 3).join(', ') + (characters.length > 3 ? ', …' : '')
    const count = others.length === 0 ? '1 share image without its title' : `${others.length + 1} share images without their titles`
    return `${locale}: ${count}, “${first?.title}” first, as no font of renderer/prerender/shareFonts.ts has ${shown}: add one there that has.`
  })
}

/** A drawing never has the name of a photograph (`check/pictures.ts`). */
function readPicture(folder: string, name: string): SharePicture {
  const photograph = folder + photographAddress(name)
  const isPhotograph = existsSync(photograph)
  return { bytes: readFileSync(isPhotograph ? photograph : `${folder}/art/${name}.svg`), isPhotograph }
}
