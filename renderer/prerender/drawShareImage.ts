import sharp, { type Sharp } from 'sharp'
import { logoSvg } from '../../art/logo'
import { shareImageSize } from '../../seo/shareImage'
import { ACCENT } from '../../theme/accent'
import { encodePng, type IndexedImage } from './encodePng'
import { inks, shades, toPalette } from './shareColours'
import type { ShareFont } from './shareFonts'
import { drawCompany, drawTitle, logoPlace, type ShareTitle } from './shareTitle'

const { width, height } = shareImageSize
/** Position of the drawing beside the words. A photograph fills the whole height. */
const place = { left: 600, top: 90, width: 600, height: 450 }
/** Where the picture begins to appear, beside the column of the words, and where it is there in full, in px from its left edge. */
const fade = { from: 32, to: 120 }

/** The picture beside the words. */
export interface SharePicture {
  bytes: Buffer
  isPhotograph: boolean
}

/** Draws what all share images have in common, logo and company name, as three bytes for each pixel. */
export async function drawFrame(company: string, fonts: readonly ShareFont[]): Promise<Buffer> {
  const { left, top, size } = logoPlace
  const logo = `<svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 32 32">${logoSvg(ACCENT)}</svg>`
  const svg = `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>${logo}${drawCompany(company, fonts)}`
  return drawSvg(svg, { left: 0, top: 0, width, height }).removeAlpha().raw().toBuffer()
}

/**
 * Draws what the share images of all titles with one picture have in common.
 *
 * @param picture a drawing, 4 : 3 or wider, or a photograph, which is cropped.
 */
export async function drawBackground({ bytes, isPhotograph }: SharePicture, frame: Buffer): Promise<IndexedImage> {
  const rows = isPhotograph ? height : place.height
  const picture = sharp(bytes).resize({ width: place.width, height: rows, fit: isPhotograph ? 'cover' : 'contain', background: '#fff' })
  const pixels = await picture.flatten({ background: '#fff' }).raw().toBuffer()
  const image = Buffer.from(frame)
  for (let row = 0; row < rows; row++) {
    const start = 3 * ((row + (isPhotograph ? 0 : place.top)) * width + place.left)
    pixels.copy(image, start, 3 * row * place.width, 3 * (row + 1) * place.width)
    for (let at = 0; at < 3 * fade.to; at++) {
      const opacity = Math.max(0, Math.floor(at / 3) - fade.from) / (fade.to - fade.from)
      image[start + at] = 255 - (255 - (image[start + at] ?? 0)) * opacity
    }
  }
  return { width, height, ...(isPhotograph ? toPalette(await reduceColours(image), 256) : toPalette(image, shades.length)) }
}

/** Leaves room for `shades` in a palette of 256 colours. Dithered, unlike a drawing. */
async function reduceColours(image: Buffer): Promise<Buffer> {
  const reduced = sharp(image, { raw: { width, height, channels: 3 } }).png({ palette: true, colours: 256 - shades.length, effort: 1 })
  return sharp(await reduced.toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer()
}

/**
 * Draws one share image.
 *
 * @returns a PNG; with a drawing, of 10 to 40 kB.
 */
export async function drawShareImage(words: ShareTitle, background: IndexedImage, fonts: readonly ShareFont[]): Promise<Buffer> {
  if (words.title === '') return encodePng(background)
  const title = drawTitle(words, fonts)
  const letters = await drawSvg(title.svg, title).extractChannel('alpha').raw().toBuffer()
  const pixels = background.pixels.slice()
  for (let index = 0; index < letters.length; index++) {
    const coverage = letters[index] ?? 0
    if (coverage === 0) continue
    const at = (title.top + Math.floor(index / title.width)) * width + title.left + (index % title.width)
    pixels[at] = inks[coverage] ?? 0
  }
  return encodePng({ ...background, pixels })
}

function drawSvg(svg: string, { left, top, width, height }: typeof place): Sharp {
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`
  return sharp(Buffer.from(`${root}${svg}</svg>`))
}
