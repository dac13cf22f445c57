import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

/** A picture whose pixels are numbers of colours in a palette. */
interface IndexedImage {
  width: number
  height: number
  /** Up to 256 colours, `0xrrggbb`. */
  palette: readonly number[]
  /** Row by row. */
  pixels: Uint8Array
}

/** The same image in the rows of a PNG. With up to 16 colours, two pixels share a byte, which halves the file. */
export interface PngRows extends Omit<IndexedImage, 'pixels'> {
  /** Each begins with a byte for its filter, here always 0: none. */
  rows: Uint8Array
}

/** Puts pixels into the rows of a PNG (https://www.w3.org/TR/png-3/). */
export function toRows({ pixels, ...image }: IndexedImage): PngRows {
  const { width, height, palette } = image
  const length = rowLength(image)
  const rows = new Uint8Array(length * height)
  for (let y = 0; y < height; y++) {
    if (isPacked(palette)) pack(pixels, y * width, width, rows, y * length + 1)
    else rows.set(pixels.subarray(y * width, (y + 1) * width), y * length + 1)
  }
  return { ...image, rows }
}

/** A rectangle in whole px. */
interface Place {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Changes the pixels in a part of an image.
 *
 * @param coverage of each pixel of the part, row by row; those with 0 stay as they are.
 * @param colours numbers of the new colours, by coverage.
 */
export function coverPixels(image: PngRows, { left, top, width, height }: Place, coverage: Uint8Array, colours: Uint8Array): void {
  const { rows } = image
  const length = rowLength(image)
  const packed = isPacked(image.palette)
  for (let row = 0, at = 0; row < height; row++) {
    const start = (top + row) * length + 1
    for (let x = left; x < left + width; x++, at++) {
      const covered = coverage[at] as number
      if (covered === 0) continue
      const colour = colours[covered] as number
      if (!packed) {
        rows[start + x] = colour
        continue
      }
      const pair = start + (x >> 1)
      const both = rows[pair] as number
      rows[pair] = x % 2 === 0 ? (colour << 4) | (both & 15) : (both & 240) | colour
    }
  }
}

/** Level 7 makes it 1 % smaller, for half as much time again; level 8 by another 2 %, for four times as much. */
export async function encodePng({ width, height, palette, rows }: PngRows): Promise<Buffer> {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, isPacked(palette) ? 4 : 8, 3, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', await promisify(deflate)(rows, { level: 5, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function isPacked(palette: readonly number[]): boolean {
  return palette.length <= 16
}

/** In bytes. */
function rowLength({ width, palette }: { width: number; palette: readonly number[] }): number {
  return 1 + (isPacked(palette) ? Math.ceil(width / 2) : width)
}

/** Writes a row of pixels from `start` on, two in each byte. */
function pack(pixels: Uint8Array, start: number, width: number, bytes: Uint8Array, to: number): void {
  const pairs = width >> 1
  for (let pair = 0; pair < pairs; pair++) bytes[to + pair] = ((pixels[start + 2 * pair] as number) << 4) | (pixels[start + 2 * pair + 1] as number)
  if (width % 2 === 1) bytes[to + pairs] = (pixels[start + width - 1] as number) << 4
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
  whole.writeUInt32BE(data.length, 0)
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4)
  return whole
}
