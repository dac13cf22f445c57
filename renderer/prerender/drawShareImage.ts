import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { logoSvg } from '../../art/logo'
import { shareImageSize } from '../../seo/shareImage'
import { ACCENT } from '../../theme/accent'
import { logoPlace, type ShareCardProps, shareCard } from './shareCard'

const { width, height } = shareImageSize
/** Position of the drawing beside the text. A photograph fills the whole height. */
const place = { left: 600, top: 90, width: 600, height: 450 }

/** The picture beside the text. */
export interface SharePicture {
  bytes: Buffer
  isPhotograph: boolean
}

/**
 * Draws one share image.
 *
 * @param picture a drawing, 4 : 3 or wider, or a photograph, which is cropped.
 * @param backgrounds cache by picture, because all titles share its background.
 * @returns a PNG. With a drawing, it has 16 colours without dithering, which suits line drawings, and 10 to 40 kB: two pixels fit
 * into a byte.
 */
export async function drawShareImage(
  words: ShareCardProps,
  picture: SharePicture,
  fonts: Font[],
  backgrounds: Map<SharePicture, Promise<Buffer>>,
): Promise<Buffer> {
  const background = backgrounds.get(picture) ?? drawBackground(picture)
  backgrounds.set(picture, background)
  const text = await satori(shareCard(words), { width, height, fonts })
  return sharp(await background, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(text) }])
    .png({ palette: true, colours: picture.isPhotograph ? 256 : 16, effort: 1, dither: picture.isPhotograph ? 1 : 0 })
    .toBuffer()
}

async function drawBackground({ bytes, isPhotograph }: SharePicture): Promise<Buffer> {
  const { left, top, width: wide } = place
  const picture = sharp(bytes).resize(
    isPhotograph ? { width: wide, height, fit: 'cover' } : { width: wide, height: place.height, fit: 'contain', background: '#fff' },
  )
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([
      { input: await picture.toBuffer(), left, top: isPhotograph ? 0 : top },
      { input: fade, left, top: 0 },
      { input: logo, left: logoPlace.left, top: logoPlace.top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Fades the drawing out towards the text. */
const fade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${height}">
    <linearGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <path fill="url(#a)" d="M0 0h120v${height}H0z"/>
  </svg>`,
)

const logo = Buffer.from(logoSvg(ACCENT).replace(/width="\d+" height="\d+"/, `width="${logoPlace.size}" height="${logoPlace.size}"`))
