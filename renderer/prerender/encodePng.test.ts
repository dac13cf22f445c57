import sharp from 'sharp'
import { expect, it } from 'vitest'
import { coverPixels, encodePng, toRows } from './encodePng'

it.each([16, 17, 256])('keeps the colour of each pixel, with a palette of %i', async (count) => {
  const palette = Array.from({ length: count }, (_, index) => (index * 0x0f0301) % 2 ** 24)
  const [width, height] = [count + 1, 3]
  const pixels = Uint8Array.from({ length: width * height }, (_, index) => (index * 7) % count)
  const { data, info } = await sharp(await encodePng(toRows({ width, height, palette, pixels })))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width, height, channels: 3 })
  expect(Array.from(pixels, (_, index) => data.readUIntBE(3 * index, 3))).toEqual(Array.from(pixels, (pixel) => palette[pixel]))
})

it.each([16, 256])('changes only the covered pixels of a part, with a palette of %i', (count) => {
  const palette = Array.from({ length: count }, (_, index) => index)
  const image = { width: 5, height: 3, palette, pixels: Uint8Array.from({ length: 15 }, (_, index) => index) }
  const changed = toRows(image)
  const part = { left: 1, top: 1, width: 3, height: 2 }
  coverPixels(changed, part, Uint8Array.from([2, 0, 1, 0, 2, 0]), Uint8Array.from([0, 14, 15]))
  const colours: Record<number, number> = { 6: 15, 8: 14, 12: 15 }
  expect(changed).toEqual(toRows({ ...image, pixels: image.pixels.map((pixel, at) => colours[at] ?? pixel) }))
})
