import { ACCENT } from '../../theme/accent'
import { channels } from '../../theme/colours'

/** Colours are `0xrrggbb`. */
type Colour = number

const white: Colour = 0xffffff

/** White to black, for the words. */
const greys = Array.from({ length: 11 }, (_, index) => 0x010101 * Math.round(255 * (1 - (index / 10) ** 1.4)))

/**
 * White to black, and the accent, paler and paler. 16 colours are enough for lines, and two pixels of them fit into a byte, which
 * halves the file.
 */
export const shades: readonly Colour[] = [...greys, ...[1, 0.75, 0.5, 0.3, 0.15].map((share) => mixWithWhite(ACCENT, share))]

const numbers = shades.map((colour, index) => [colour, index] as const)
/** Cache: the number of the nearest shade, by colour. All drawings together have a few thousand colours. */
const nearestShades = new Map(numbers)

/** The number of the grey for each coverage of a white pixel with black, 0 to 255. */
export const inks = Uint8Array.from({ length: 256 }, (_, coverage) => nearest(0x010101 * (255 - coverage), greys))

/**
 * Gives each pixel the number of its colour: one of `shades`, or one that is added while there is room.
 *
 * @param rgb three bytes for each pixel.
 * @param most number of colours.
 */
export function toPalette(rgb: Buffer, most: number): { palette: readonly Colour[]; pixels: Uint8Array } {
  const palette = [...shades]
  const known = most > shades.length ? new Map(numbers) : nearestShades
  const numberOf = (colour: Colour) => {
    const index = known.get(colour) ?? (palette.length < most ? palette.push(colour) - 1 : nearest(colour, palette))
    known.set(colour, index)
    return index
  }
  return { palette, pixels: numberPixels(rgb, numberOf) }
}

/** A loop of its own, of numbers only, because it runs for a quarter of a million pixels a picture. */
function numberPixels(rgb: Buffer, numberOf: (colour: Colour) => number): Uint8Array {
  const pixels = new Uint8Array(rgb.length / 3)
  let last: Colour = white
  let index = 0
  for (let pixel = 0, at = 0; pixel < pixels.length; pixel++, at += 3) {
    const colour = ((rgb[at] as number) << 16) | ((rgb[at + 1] as number) << 8) | (rgb[at + 2] as number)
    // Most pixels have the colour of their neighbour.
    if (colour !== last) {
      index = colour === white ? 0 : numberOf(colour)
      last = colour
    }
    pixels[pixel] = index
  }
  return pixels
}

function nearest(colour: Colour, palette: readonly Colour[]): number {
  const distances = palette.map((other) => {
    const [red = 0, green = 0, blue = 0] = split(other).map((value, index) => value - (split(colour)[index] ?? 0))
    return red * red + green * green + blue * blue
  })
  return distances.indexOf(Math.min(...distances))
}

/** @param share of the colour, from 0 to 1. */
export function mixWithWhite(hex: string, share: number): Colour {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => Math.round(255 + (value - 255) * share))
  return (red << 16) | (green << 8) | blue
}

function split(colour: Colour): number[] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255]
}
