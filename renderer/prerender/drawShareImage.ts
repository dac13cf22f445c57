import sharp, { type Sharp } from 'sharp'
import { logoSvg } from '../../art/logo'
import { shareImageSize } from '../../seo/shareImage'
import { ACCENT } from '../../theme/accent'
import { encodePng, type PngRows, setPixel, toRows } from './encodePng'
import { inks, shades, toPalette } from './shareColours'
import type { ShareFonts } from './shareFonts'
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

/** Draws what all share images have in common, logo and company name, as numbers of `shades`. */
export async function drawFrame(company: string, fonts: ShareFonts): Promise<Uint8Array> {
  const { left, top, size } = logoPlace
  const logo = `<svg x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 32 32">${logoSvg(ACCENT)}</svg>`
  const svg = `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>${logo}${drawCompany(company, fonts)}`
  const rgb = await drawSvg(svg, { left: 0, top: 0, width, height }).removeAlpha().raw().toBuffer()
  return toPalette(rgb, shades.length).pixels
}

/**
 * Draws what the share images of all titles with one picture have in common.
 *
 * @param picture a drawing, 4 : 3 or wider, or a photograph, which is cropped.
 */
export async function drawBackground({ bytes, isPhotograph }: SharePicture, frame: Uint8Array): Promise<PngRows> {
  const rows = isPhotograph ? height : place.height
  const picture = sharp(bytes).resize({ width: place.width, height: rows, fit: isPhotograph ? 'cover' : 'contain', background: '#fff' })
  const rgb = await picture.flatten({ background: '#fff' }).raw().toBuffer()
  for (let row = 0; row < rows; row++) {
    const start = 3 * row * place.width
    for (let column = 0; column < fade.to; column++) {
      const opacity = Math.max(0, column - fade.from) / (fade.to - fade.from)
      for (let at = start + 3 * column; at < start + 3 * column + 3; at++) rgb[at] = 255 - (255 - (rgb[at] ?? 0)) * opacity
    }
  }
  const { palette, pixels } = isPhotograph ? toPalette(await reduceColours(rgb), 256) : toPalette(rgb, shades.length)
  const image = frame.slice()
  for (let row = 0; row < rows; row++) {
    const line = pixels.subarray(row * place.width, (row + 1) * place.width)
    image.set(line, (row + (isPhotograph ? 0 : place.top)) * width + place.left)
  }
  return toRows({ width, height, palette, pixels: image })
}

/** Leaves room for `shades` in a palette of 256 colours. Dithered, unlike a drawing. */
async function reduceColours(photograph: Buffer): Promise<Buffer> {
  const raw = { width: place.width, height, channels: 3 } as const
  const reduced = sharp(photograph, { raw }).png({ palette: true, colours: 256 - shades.length, effort: 1 })
  return sharp(await reduced.toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Rows of finished images, for the next ones: V8 would count new ones as garbage and search all memory for more, thirty times in a build. */
const spareRows: Uint8Array[] = []

/**
 * Draws one share image.
 *
 * @returns a PNG; with a drawing, of 10 to 40 kB.
 */
export async function drawShareImage(words: ShareTitle, background: PngRows, fonts: ShareFonts): Promise<Buffer> {
  if (words.title === '') return encodePng(background)
  const title = drawTitle(words, fonts)
  const letters = await drawSvg(title.svg, title).extractChannel('alpha').raw().toBuffer()
  const whole = spareRows.pop() ?? new Uint8Array((width + 1) * height)
  const image = { ...background, rows: whole.subarray(0, background.rows.length) }
  image.rows.set(background.rows)
  for (let row = 0; row < title.height; row++) {
    for (let column = 0; column < title.width; column++) {
      const coverage = letters[row * title.width + column] ?? 0
      if (coverage > 0) setPixel(image, title.left + column, title.top + row, inks[coverage] ?? 0)
    }
  }
  const png = await encodePng(image)
  spareRows.push(whole)
  return png
}

function drawSvg(svg: string, { left, top, width, height }: typeof place): Sharp {
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`
  return sharp(Buffer.from(`${root}${svg}</svg>`))
}
