import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Sharp } from 'sharp'
import { photographLimits } from '../../collections/photographs.ts'
import { writeFileAtomic } from '../../collections/writeFileAtomic.ts'

const widths = [480, 800, 1200, 1600, 2400] as const

/** Both have about the same visual quality. AVIF with an effort above 3 takes ten times as long for 5 % fewer bytes. */
const settings = { avif: { quality: 45, effort: 3 }, webp: { quality: 76, effort: 4 } } as const

export type Format = keyof typeof settings
const formats: readonly Format[] = ['avif', 'webp']

/** A photograph in `content/images`. */
export interface Original {
  path: string
  name: string
  /** In px, after rotation by EXIF. */
  width: number
  height: number
  /** Hash of the bytes and the encoder settings, hexadecimal. */
  hash: string
}

/**
 * @param path of a valid photograph, see `measurePhotograph`.
 * @throws if its header cannot be read.
 */
export async function readOriginal(path: string, name: string): Promise<Original> {
  const bytes = readFileSync(path)
  const { autoOrient } = await (await decoder(bytes)).metadata()
  const { versions } = (await import('sharp')).default
  const hash = createHash('sha256')
    .update(JSON.stringify([settings, widths, versions]))
    .update(bytes)
  return { path, name, ...autoOrient, hash: hash.digest('hex') }
}

/** Every picture that is made of a photograph. */
export function picturesOf(photograph: Pick<Original, 'width'>): { width: number; format: Format }[] {
  return widthsOf(photograph).flatMap((width) => formats.map((format) => ({ width, format })))
}

/** The widths to encode, never larger than the original. */
export function widthsOf({ width }: Pick<Original, 'width'>): number[] {
  const largest = Math.min(width, Math.max(...widths))
  return [...widths.filter((each) => each < largest), largest]
}

/**
 * Encodes a photograph in all widths and formats: rotated by EXIF, in sRGB, without metadata such as the location. Each
 * result is cached between builds.
 *
 * @returns a function that reads one result.
 * @throws if the photograph cannot be decoded; the error names it.
 */
export async function encodePhotograph(original: Original, cache = '.cache/photographs'): Promise<(width: number, format: Format) => Buffer> {
  const fileOf = (width: number, format: Format) => `${cache}/${original.hash.slice(0, 24)}-${width}.${format}`
  const missing = picturesOf(original).filter(({ width, format }) => !existsSync(fileOf(width, format)))
  if (missing.length > 0) {
    const picture = await decode(original)
    for (const { width, format } of missing) {
      const encoded = picture().resize({ width })[format](settings[format])
      writeFileAtomic(fileOf(width, format), await encoded.toBuffer())
    }
  }
  return (width, format) => readFileSync(fileOf(width, format))
}

/** Decodes once in the largest size; all other sizes are derived from it. */
async function decode({ path, width }: Original): Promise<() => Sharp> {
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await (await decoder(readFileSync(path)))
      .autoOrient()
      .resize({ width: Math.max(...widthsOf({ width })) })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  } catch (error) {
    throw new Error(`${path} cannot be decoded: ${(error as Error).message}. Open it in an image editor and save it as JPEG, PNG or WebP.`)
  }
}

/** Imports sharp only if there is a photograph. */
async function decoder(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: photographLimits.pixels, failOn: 'error' })
}
