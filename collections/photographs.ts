import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { orientedSize } from './orientedSize.ts'
import type { Fault } from './problem'

/** Limits of photographs: sharp at their largest size on a page, and decodable on a small machine. Pixels and bytes. */
export const photographLimits = { width: 1200, height: 600, side: 12_000, pixels: 40_000_000, bytes: 20_000_000 } as const

/** Minimum size inside a text, such as for a screenshot of a phone. */
export const minimumInText = { width: 480, height: 160 } as const

/** Width and height in px, after rotation by EXIF. */
export interface PhotographSize {
  width: number
  height: number
}

/** Width of the file for browsers without `srcset`, and for pages built before the text that shows it. */
const plainWidth = 1200

/** Size of that file: never wider than the photograph. */
export function plainSize({ width, height }: PhotographSize): PhotographSize {
  const shown = Math.min(width, plainWidth)
  return { width: shown, height: Math.round((height * shown) / width) }
}

/** The names of all files in the folder of photographs, sorted; without hidden files of file managers, Windows’ included. */
export function listPhotographs(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => !/^\.|^(thumbs\.db|desktop\.ini)$/i.test(file))
    .sort()
}

/**
 * Validates a photograph without decoding it: header, end and limits. The build reports what only decoding can find.
 *
 * @param minimum required size.
 * @throws if there is no such file.
 */
export function measurePhotograph(path: string, minimum: PhotographSize = photographLimits): PhotographSize | Fault {
  const { size: bytes } = statSync(path)
  const { side, pixels, bytes: maxBytes } = photographLimits
  if (bytes > maxBytes) return { found: `is ${megabytes(bytes)} MB large, and ${megabytes(maxBytes)} MB is the maximum`, remedy: tooLarge }
  const header = readHeader(path)
  if (!header || !isType(header.type)) {
    const type = header?.type ?? brandOf(path)
    return { found: `is not a JPEG, PNG or WebP${describeType(type)}`, remedy: remedyFor(type) }
  }
  if (!isWhole(path, header.type, bytes)) return { found: 'breaks off: its end is missing', remedy: 'Copy it again from its source.' }
  if (isAnimated(path, header.type)) return { found: 'moves, and only its first picture would be shown', remedy: 'Save one picture of it, without animation.' }
  const { width, height } = header
  const found = `is ${width} × ${height} px`
  if (width < minimum.width || height < minimum.height) {
    return {
      found: `${found}, and ${minimum.width} × ${minimum.height} px is the minimum`,
      remedy: 'Use a larger original; an enlarged one stays blurred.',
    }
  }
  if (Math.max(width, height) > side) return { found: `${found}, and ${side} px is the maximum side`, remedy: tooLarge }
  if (width * height > pixels) return { found: `${found}, and ${pixels / 1e6} megapixels is the maximum`, remedy: tooLarge }
  return { width, height }
}

/**
 * The remedy for a file of another type.
 *
 * @param kind type by header or extension.
 */
export function remedyFor(kind = ''): string {
  const renaming = 'renaming it does not change its type.'
  if (/^hei[cf]$/i.test(kind)) return `Export it as JPEG from the program that shows your photographs; ${renaming}`
  if (/^gif$/i.test(kind)) return `Save it as PNG, without animation; ${renaming}`
  return `Save it as JPEG, PNG or WebP; ${renaming}`
}

const tooLarge = 'Make it smaller; nothing wider than 2400 px is ever shown.'

type Type = 'jpg' | 'png' | 'webp'

function isType(type: string): type is Type {
  return ['jpg', 'png', 'webp'].includes(type)
}

/** Names only well-known types: others are detected by so few bytes that the file may be anything. */
function describeType(type: string | undefined): string {
  return type && ['gif', 'svg', 'tiff', 'bmp', 'heic', 'heif', 'avif'].includes(type) ? ` but ${type.toUpperCase()}` : ''
}

/** Usually enough for the metadata of cameras; if not, the whole file is read. */
const headerBytes = 256 * 1024
const endBytes = 64 * 1024

function readHeader(path: string): (PhotographSize & { type: string }) | undefined {
  for (const read of [() => readPart(path, 0, headerBytes), () => readFileSync(path)]) {
    try {
      return orientedSize(read())
    } catch {}
  }
  return undefined
}

/** Detects HEIC, the format of phones, by its first bytes (ISO 23008-12, 10.2). */
function brandOf(path: string): string | undefined {
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(readPart(path, 4, 8).toString('latin1')) ? 'heic' : undefined
}

/** Whether the file is complete: interrupted copies and uploads are the common damage. */
function isWhole(path: string, type: Type, bytes: number): boolean {
  const end = readPart(path, Math.max(0, bytes - endBytes), endBytes)
  if (type === 'png') return end.includes('IEND')
  if (type === 'webp') return readPart(path, 4, 4).readUInt32LE() + 8 <= bytes
  if (bytes > headerBytes + endBytes && end.includes(endOfImage)) return true
  // The file may be short, or a phone has appended a video.
  const whole = readFileSync(path)
  return whole.includes(endOfImage, startOfScan(whole))
}

/** An APNG announces its animation before the data of its first picture; an extended WebP has a bit for it. */
function isAnimated(path: string, type: Type): boolean {
  if (type === 'png') return /^(?:(?!IDAT).)*acTL/s.test(readPart(path, 0, headerBytes).toString('latin1'))
  return type === 'webp' && readPart(path, 12, 4).toString() === 'VP8X' && ((readPart(path, 20, 1)[0] ?? 0) & 2) !== 0
}

/** Cannot occur within the image data, where 0xFF is followed by 0 (ITU-T T.81, B.1.1.5). */
const endOfImage = Buffer.from([0xff, 0xd9])

/** Start of the image data. A thumbnail with its own end marker may precede it. */
function startOfScan(jpeg: Buffer): number {
  let place = 2
  while (place + 4 <= jpeg.length && jpeg[place + 1] !== 0xda) place += jpeg[place + 1] === 0xff ? 1 : 2 + jpeg.readUInt16BE(place + 2)
  return place
}

function readPart(path: string, from: number, length: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const part = Buffer.alloc(length)
    return part.subarray(0, readSync(file, part, 0, length, from))
  } finally {
    closeSync(file)
  }
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 100_000) / 10
}
