import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

/** Rows of pixels. */
export interface Pixels {
  /** Red, green and blue, a byte each; of what lies above others also how much it covers them. */
  data: Buffer
  width: number
  height: number
}

/**
 * What lines of ink and of the accent on paper need; sixteen shades are four bits each. More of the light ones, as the lines come
 * out of the paper.
 */
const ink = [0, 0.11, 0.22, 0.33, 0.44, 0.56, 0.67, 0.78, 0.88, 0.95, 1].map((part) => between([0, 0, 0], part))
const accent = [0, 0.2, 0.4, 0.6, 0.8].map((part) => between([0x6f, 0x2d, 0xa8], part))
const shades = [...ink, ...accent]

/**
 * Makes each pixel the nearest shade: of drawings and words, for which no shades have to be looked for in each image anew.
 *
 * @returns a byte for each.
 */
export function toShades({ data }: Pixels): Buffer {
  const shaded = Buffer.allocUnsafe(data.length / 3)
  for (let at = 0; at < shaded.length; at++) shaded[at] = nearest(data[at * 3 + 1] as number, data[at * 3 + 2] as number)
  return shaded
}

/**
 * Lays words over a drawing, both beginning at the same corner.
 *
 * @param shaded the drawing’s shades; they stay as they are.
 */
export function layOver(words: Pixels, { data, width }: Pixels, shaded: Buffer): Buffer {
  const all = Buffer.from(shaded)
  for (let y = 0; y < words.height; y++) {
    for (let x = 0; x < words.width; x++) {
      const from = (y * words.width + x) * 4
      const cover = words.data[from + 3] as number
      if (cover === 0) continue
      const at = y * width + x
      const green = mix(words.data[from + 1] as number, data[at * 3 + 1] as number, cover)
      all[at] = nearest(green, mix(words.data[from + 2] as number, data[at * 3 + 2] as number, cover))
    }
  }
  return all
}

function mix(above: number, below: number, cover: number): number {
  return (above * cover + below * (255 - cover)) / 255
}

/**
 * A PNG of shades, two to a byte (https://www.w3.org/TR/png-3/).
 *
 * @param width an even number.
 */
export async function linePng(shaded: Buffer, width: number, height: number): Promise<Buffer> {
  // Each row begins with a zero: its bytes are the shades, not what they differ by from those above.
  const stride = width / 2 + 1
  const rows = Buffer.alloc(stride * height)
  for (let pair = 0; pair < shaded.length / 2; pair++) {
    rows[pair + Math.floor((pair * 2) / width) + 1] = ((shaded[pair * 2] as number) << 4) | (shaded[pair * 2 + 1] as number)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([4, 3], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(shades.flat())),
    chunk('IDAT', await promisify(deflate)(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A colour on its way to white. */
function between(color: readonly [number, number, number], part: number): [number, number, number] {
  const [red, green, blue] = color.map((value) => Math.round(value + (255 - value) * part)) as [number, number, number]
  return [red, green, blue]
}

/** By five bits of green and of blue, which tell all shades apart. */
const table = Uint8Array.from({ length: 1024 }, (_, index) => {
  const [green, blue] = [index >> 5, index & 31].map((value) => (value * 255) / 31) as [number, number]
  const distances = shades.map(([, g, b]) => (g - green) ** 2 + (b - blue) ** 2)
  return distances.indexOf(Math.min(...distances))
})

function nearest(green: number, blue: number): number {
  return table[((green >> 3) << 5) | (blue >> 3)] as number
}
