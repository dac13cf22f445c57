import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { shareImageSize } from '../../seo/shareImage'
import { type ShareCardProps, shareCard } from './shareCard'

const { width, height } = shareImageSize
/** Where the drawing stands: beside the words. */
const place = { left: 600, top: 90, width: 600, height: 450 }

/**
 * Draws one share image.
 *
 * @param svg the drawing, 4 : 3 or wider.
 * @param backgrounds keeps what is the same for all titles of a drawing.
 * @returns a PNG of 10 to 40 kB: a few shades without dithering, as line drawings want it.
 */
export async function drawShareImage(words: ShareCardProps, svg: Buffer, fonts: Font[], backgrounds: Map<Buffer, Promise<Buffer>>): Promise<Buffer> {
  const background = backgrounds.get(svg) ?? drawBackground(svg)
  backgrounds.set(svg, background)
  const text = await satori(shareCard(words), { width, height, fonts })
  return sharp(await background, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(text) }])
    .png({ palette: true, colours: 24, effort: 1, dither: 0 })
    .toBuffer()
}

async function drawBackground(svg: Buffer): Promise<Buffer> {
  const picture = await sharp(svg).resize({ width: place.width, height: place.height, fit: 'contain', background: '#fff' }).toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([
      { input: picture, left: place.left, top: place.top },
      { input: fade, left: place.left, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The lines come out of the paper. */
const fade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${height}">
    <linearGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <path fill="url(#a)" d="M0 0h120v${height}H0z"/>
  </svg>`,
)
