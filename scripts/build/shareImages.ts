import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { photographAddress } from '../../content/photographName'
import type { ShareImage } from '../../seo/shareImage'
import type { SharePicture } from './drawShareImage'
import { fewAtATime } from './fewAtATime'
import { hash } from './inputs'

/** What decides how an image looks, beside its title, picture and language: our code, and which versions of packages it uses. */
const design = [
  ...['drawShareImage.ts', 'shareCard.ts', 'shareFonts.ts'].map((file) => `scripts/build/${file}`),
  'components/art/logo.ts',
  ...['satori', 'sharp', '@fontsource/instrument-sans', '@fontsource/noto-sans-jp'].map((name) => `node_modules/${name}/package.json`),
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
 * @returns the keys of all images, by their path.
 * @throws where a page asks for a picture that is not there.
 */
export async function makeShareImages(
  asked: Iterable<ShareImage & { path: string }>,
  { company, folder, pictures, published = {}, cache = '.cache/share' }: ShareImageOptions,
): Promise<{ keys: Record<string, string>; drawn: number }> {
  const images = new Map([...asked].map((image) => [image.path, image]))
  const shown = new Map([...images.values()].map(({ picture }) => [picture, readPicture(pictures, picture)]))
  const look = hash([company, ...design.map((file) => readFileSync(file))])
  const looks = new Map([...shown].map(([picture, { bytes }]) => [picture, hash([look, bytes])]))
  const keys = Object.fromEntries([...images].map(([path, { title, picture, locale }]) => [path, hash([looks.get(picture) ?? '', title, locale])]))
  const wanted = [...images.values()].filter(({ path }) => keys[path] !== published[path])
  if (wanted.length > 0) mkdirSync(`${folder}/share`, { recursive: true })
  mkdirSync(cache, { recursive: true })

  const kept = ({ path }: { path: string }) => `${cache}/${keys[path]}.png`
  const missing = wanted.filter((image) => !existsSync(kept(image)))
  if (missing.length > 0) {
    // What draws takes longer to load than all else of a build in which little has changed.
    const [{ drawShareImage }, { shareFonts }] = await Promise.all([import('./drawShareImage'), import('./shareFonts')])
    const fonts = shareFonts([company, ...missing.map(({ title }) => title)])
    const backgrounds = new Map<SharePicture, Promise<Buffer>>()
    // Words are set by this thread and pictures drawn by others, so a few under way keep all busy.
    await fewAtATime(missing, 4, async (image) => {
      // Never half a file in the cache, even if the build is stopped.
      writeFileSync(`${kept(image)}.new`, await drawShareImage({ ...image, company }, shown.get(image.picture) as SharePicture, fonts, backgrounds))
      renameSync(`${kept(image)}.new`, kept(image))
    })
  }
  for (const image of wanted) copyFileSync(kept(image), folder + image.path)
  return { keys, drawn: missing.length }
}

/** A drawing never has the name of a photograph (`scripts/check/pictures.ts`). */
function readPicture(folder: string, name: string): SharePicture {
  const photograph = folder + photographAddress(name)
  const isPhotograph = existsSync(photograph)
  return { bytes: readFileSync(isPhotograph ? photograph : `${folder}/art/${name}.svg`), isPhotograph }
}
