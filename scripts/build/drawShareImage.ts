import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { shareImageSize } from '../../seo/shareImage'
import { layOver, linePng, type Pixels, toShades } from './linePng'
import { type ShareCardProps, shareCard } from './shareCard'

const { width, height } = shareImageSize
/** Where the drawing stands: beside the words. A photograph fills the whole height there. */
const place = { left: 600, top: 90, width: 600, height: 450 }

/** What stands beside the words. */
export interface SharePicture {
  bytes: Buffer
  isPhotograph: boolean
}

/** What is the same for all titles of a picture. */
export interface Background extends Pixels {
  /** Of a drawing: all of it in its shades. */
  shaded?: Buffer
}

/**
 * Draws one share image.
 *
 * @param picture a drawing, 4 : 3 or wider, or a photograph, which is cropped.
 * @param backgrounds keeps what is the same for all titles of a picture.
 * @returns a PNG; with a drawing, of 10 to 40 kB: sixteen shades without dithering, as line drawings want it.
 */
export async function drawShareImage(
  card: ShareCardProps,
  picture: SharePicture,
  fonts: Font[],
  backgrounds: Map<SharePicture, Promise<Background>>,
): Promise<Buffer> {
  const background = backgrounds.get(picture) ?? drawBackground(picture)
  backgrounds.set(picture, background)
  const text = Buffer.from(await satori(shareCard(card), { width, height, fonts }))
  const { data, shaded } = await background
  if (!shaded) {
    const whole = sharp(data, { raw: { width, height, channels: 3 } }).composite([{ input: text, left: 0, top: 0 }])
    return whole.png({ palette: true, colours: 256, effort: 1 }).toBuffer()
  }
  const words = await sharp(text).raw().toBuffer()
  return linePng(layOver({ data: words, width, height }, { data, width, height }, shaded), width, height)
}

async function drawBackground({ bytes, isPhotograph }: SharePicture): Promise<Background> {
  const { left, top, width: wide } = place
  const picture = sharp(bytes).resize(
    isPhotograph ? { width: wide, height, fit: 'cover' } : { width: wide, height: place.height, fit: 'contain', background: '#fff' },
  )
  const { data: input, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const data = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([
      { input, raw: info, left, top: isPhotograph ? 0 : top },
      { input: fade, left, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data, width, height, ...(!isPhotograph && { shaded: toShades({ data, width, height }) }) }
}

/** The lines come out of the paper. */
const fade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${height}">
    <linearGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <path fill="url(#a)" d="M0 0h120v${height}H0z"/>
  </svg>`,
)
