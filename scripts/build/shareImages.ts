import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { getContent } from '../../content/content'
import { photographAddress } from '../../content/photographName'
import { findShareImage, type ShareImage } from '../../seo/shareImage'
import { drawShareImage, type SharePicture } from './drawShareImage'
import { shareFonts } from './shareFonts'

/** What decides how an image looks, beside its title, picture and language. */
const design = ['./drawShareImage.ts', './shareCard.ts', './shareFonts.ts', '../../components/art/logo.ts']

/**
 * Draws the share images (https://ogp.me) that pages ask for. Each is kept by everything that it shows, so one that has
 * been drawn before is only copied.
 *
 * @param pages HTML of the pages.
 * @param folder of the build, in which the drawings stand under `art/`, photographs under `photo/`.
 * @throws where a page asks for a picture that is not there.
 */
export async function makeShareImages(pages: Iterable<string>, folder: string, cache = 'node_modules/.cache/share'): Promise<{ drawn: number; kept: number }> {
  const images = new Map<string, ShareImage>()
  for (const html of pages) {
    const image = findShareImage(html)
    if (image) images.set(image.path, image)
  }
  const company = getContent().company.name
  const pictures = new Map([...images.values()].map(({ picture }) => [picture, readPicture(folder, picture)]))
  const look = design.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join()
  mkdirSync(`${folder}/assets/share`, { recursive: true })
  mkdirSync(cache, { recursive: true })

  const missing: { image: ShareImage; picture: SharePicture; kept: string; target: string }[] = []
  for (const [path, image] of images) {
    const picture = pictures.get(image.picture) as SharePicture
    const key = createHash('sha256')
      .update(JSON.stringify([company, image.title, image.locale]))
      .update(look)
      .update(picture.bytes)
    const kept = `${cache}/${key.digest('hex').slice(0, 24)}.png`
    const target = folder + path
    if (existsSync(kept)) copyFileSync(kept, target)
    else missing.push({ image, picture, kept, target })
  }
  const fonts = missing.length > 0 ? shareFonts([company, ...missing.map(({ image }) => image.title)]) : []
  const backgrounds = new Map<SharePicture, Promise<Buffer>>()
  await fewAtATime(missing, async ({ image, picture, kept, target }) => {
    // Never half a file in the cache, even if the build is stopped.
    writeFileSync(`${kept}.new`, await drawShareImage({ ...image, company }, picture, fonts, backgrounds))
    renameSync(`${kept}.new`, kept)
    copyFileSync(kept, target)
  })
  return { drawn: missing.length, kept: images.size - missing.length }
}

/** A drawing never has the name of a photograph (`scripts/check/pictures.ts`). */
function readPicture(folder: string, name: string): SharePicture {
  const photograph = folder + photographAddress(name)
  const isPhotograph = existsSync(photograph)
  return { bytes: readFileSync(isPhotograph ? photograph : `${folder}/art/${name}.svg`), isPhotograph }
}

/** Words are set by this thread and pictures drawn by others, so a few under way keep all busy. */
async function fewAtATime<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
