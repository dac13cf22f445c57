import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { logoSvg } from '../../art/logo'
import { getContent } from '../../collections/content'
import { defaultLocale } from '../../i18n/languages'
import { ACCENT } from '../../theme/accent'
import { schemes } from '../../theme/schemes'
import { faviconSvg } from '../favicon'

/** Sizes, in px, that browsers and phones need (https://web.dev/articles/add-manifest#icons); search results show favicon.ico, 48 px wide. */
const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 } as const

/** Writes the logo as icons for browsers and phones, and the manifest that lists them. */
export async function makeIcons(folder: string): Promise<void> {
  const icons = Object.entries(sizes).map(async ([name, size]) => writeFileSync(`${folder}/${name}.png`, await icon(size, 0.2)))
  await Promise.all([...icons, icon(48, 0).then((png) => writeFileSync(`${folder}/favicon.ico`, ico(png, 48)))])
  writeFileSync(`${folder}/favicon.svg`, faviconSvg())
  writeFileSync(`${folder}/manifest.webmanifest`, JSON.stringify(manifest()))
}

/** @param margin around the logo, as a fraction of the size, because phones crop icons to their own shape. */
async function icon(size: number, margin: number): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * margin))
  const space = Math.floor((size - inner) / 2)
  const mark = sharp(Buffer.from(logoSvg(ACCENT)), { density: (72 * inner) / 32 }).resize(inner, inner)
  const background = margin > 0 ? schemes.light.paper : { r: 255, g: 255, b: 255, alpha: 0 }
  return mark
    .extend({ top: space, left: space, bottom: size - inner - space, right: size - inner - space, background })
    .flatten(margin > 0 ? { background } : false)
    .png()
    .toBuffer()
}

/** An ICO file with one PNG in it: a header of 6 bytes and a directory entry of 16. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** https://www.w3.org/TR/appmanifest/ */
function manifest() {
  const { name, legalName } = getContent().company
  const icons = Object.entries(sizes)
    .filter(([file]) => file.startsWith('icon'))
    .flatMap(([file, size]) =>
      // Two entries, because an icon with both purposes would show its margin even where it is not cropped.
      ['any', 'maskable'].map((purpose) => ({ src: `/${file}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    )
  return {
    id: '/',
    name: legalName,
    short_name: name,
    lang: defaultLocale,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: schemes.light.paper,
    theme_color: schemes.light.paper,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
  }
}
