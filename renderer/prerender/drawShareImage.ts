import sharp, { type Sharp } from 'sharp'
import { logoSvg } from '../../art/logo'
import { shareImageSize } from '../../seo/shareImage'
import { ACCENT } from '../../theme/accent'
import { coverPixels, encodePng, type PngRows, toRows } from './encodePng'
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
 * Draws the share images of titles with one picture.
 *
 * @param words with an empty title for an image without one.
 * @returns a PNG for each; with a drawing, of 10 to 40 kB.
 */
export async function drawShareImages(words: readonly ShareTitle[], background: PngRows, fonts: ShareFonts): Promise<Buffer[]> {
  const titles = await drawLetters(
    words.filter(({ title }) => title !== ''),
    fonts,
  )
  const images: Buffer[] = []
  for (const { title: text } of words) {
    const title = text === '' ? undefined : titles.shift()
    const whole = spareRows.pop() ?? new Uint8Array((width + 1) * height)
    const image = { ...background, rows: whole.subarray(0, background.rows.length) }
    image.rows.set(background.rows)
    if (title) coverPixels(image, title, title.letters, inks)
    images.push(await encodePng(image))
    spareRows.push(whole)
  }
  return images
}

/** How many titles `drawShareImages` should get at once: with twice as many, none takes less. */
export const titlesAtOnce = 6

/** Draws the titles below each other in one picture, because beginning one takes libvips as long as half a title. */
async function drawLetters(words: readonly ShareTitle[], fonts: ShareFonts): Promise<(typeof place & { letters: Uint8Array })[]> {
  if (words.length === 0) return []
  const titles = words.map((each) => drawTitle(each, fonts))
  const whole = { left: 0, top: 0, width: Math.max(...titles.map((title) => title.width)), height: titles.reduce((sum, title) => sum + title.height, 0) }
  const ends = titles.map((_, index) => titles.slice(0, index + 1).reduce((sum, title) => sum + title.height, 0))
  const parts = titles.map(({ svg, left, top, height }, index) => {
    const size = `y="${(ends[index] ?? 0) - height}" width="${whole.width}" height="${height}"`
    return `<svg ${size} viewBox="${left} ${top} ${whole.width} ${height}">${svg}</svg>`
  })
  const letters = await drawSvg(parts.join(''), whole).extractChannel('alpha').raw().toBuffer()
  return titles.map(({ left, top, height }, index) => {
    const end = (ends[index] ?? 0) * whole.width
    return { left, top, width: whole.width, height, letters: letters.subarray(end - height * whole.width, end) }
  })
}

function drawSvg(svg: string, { left, top, width, height }: typeof place): Sharp {
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`
  return sharp(Buffer.from(`${root}${svg}</svg>`))
}
