import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainSize } from '../../collections/photographs'
import { encodePhotograph, picturesOf, readOriginal, widthsOf } from './encodePhotograph'

let folder: string
let cache: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'encode-'))
  cache = join(folder, 'cache')
  mkdirSync(cache)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function original(name: string, picture: Sharp) {
  const path = join(folder, name)
  await picture.toFile(path)
  return readOriginal(path, name.replace(/\..*/, ''))
}

/** Red on the left, blue on the right. */
function halves(width: number, height: number): Sharp {
  const right = { create: { width: Math.floor(width / 2), height, channels: 3, background: '#00f' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([{ input: right, left: Math.ceil(width / 2), top: 0 }])
}

async function pixel(encoded: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(encoded).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
}

it('encodes AVIF and WebP in all widths up to the photograph’s own', async () => {
  const photograph = await original('plain.jpg', halves(1500, 100).jpeg())
  expect(widthsOf(photograph)).toEqual([480, 800, 1200, 1500])
  expect(plainSize(photograph)).toEqual({ width: 1200, height: 80 })
  const picture = await encodePhotograph(photograph, cache)
  for (const { width, format } of picturesOf(photograph)) {
    const metadata = await sharp(picture(width, format)).metadata()
    expect(metadata).toMatchObject({ width, height: Math.round(width / 15), format: format === 'avif' ? 'heif' : 'webp' })
  }
})

it.each([
  [1200, [480, 800, 1200]],
  [2400, [480, 800, 1200, 1600, 2400]],
  [6000, [480, 800, 1200, 1600, 2400]],
])('encodes a photograph of %i px in the widths %j', (width, expected) => {
  expect(widthsOf({ width })).toEqual(expected)
})

it('rotates a photograph by its EXIF orientation and removes metadata', async () => {
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 0/1' }
  const camera = halves(360, 520)
    .withExif({ IFD0: { Copyright: 'Somebody', Model: 'Camera' }, IFD3: gps })
    .withMetadata({ orientation: 6 })
  const photograph = await original('turned.jpg', camera.jpeg())
  expect(readFileSync(photograph.path).includes('Somebody'), 'the sample has metadata').toBe(true)
  expect((await sharp(photograph.path).metadata()).exif).toBeDefined()
  expect(photograph).toMatchObject({ width: 520, height: 360 })
  const picture = await encodePhotograph(photograph, cache)
  for (const { format } of picturesOf({ width: 480 })) {
    const encoded = picture(480, format)
    const { width, height, orientation, exif, xmp, icc } = await sharp(encoded).metadata()
    expect({ width, height, orientation, exif, xmp, icc }).toEqual({ width: 480, height: 332 })
    expect(encoded.includes('Somebody')).toBe(false)
    // The left half of the original is on top.
    expect(await pixel(encoded, 240, 40)).toEqual([expect.closeTo(255, -1.4), expect.closeTo(0, -1.4), expect.closeTo(0, -1.4)])
    expect(await pixel(encoded, 240, 300)).toEqual([expect.closeTo(0, -1.4), expect.closeTo(0, -1.4), expect.closeTo(255, -1.4)])
  }
})

it('converts wide-gamut and CMYK colours to sRGB', async () => {
  const green = sharp({ create: { width: 480, height: 240, channels: 3, background: '#3c8c46' } })
  for (const [name, picture] of [
    ['p3.jpg', green.clone().withIccProfile('p3')],
    // CMYK reaches this green only approximately.
    ['cmyk.jpg', green.clone().toColourspace('cmyk').withIccProfile('cmyk')],
  ] as const) {
    const photograph = await original(name, picture)
    expect((await sharp(photograph.path).metadata()).icc, name).toBeDefined()
    const picture480 = (await encodePhotograph(photograph, cache))(480, 'webp')
    expect(await sharp(picture480).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
    const [red = 0, green_ = 0, blue = 0] = await pixel(picture480, 240, 100)
    expect(Math.max(Math.abs(red - 0x3c), Math.abs(green_ - 0x8c), Math.abs(blue - 0x46)), name).toBeLessThan(20)
  }
})

it('accepts greyscale, transparent and 16-bit photographs', async () => {
  const grey = halves(480, 240).toColourspace('b-w').png()
  const transparent = sharp({ create: { width: 480, height: 240, channels: 4, background: '#00ff0080' } }).png()
  const deep = halves(480, 240).toColourspace('rgb16').png()
  for (const [name, picture, channels] of [
    ['grey.png', grey, 3],
    ['transparent.png', transparent, 4],
    ['deep.png', deep, 3],
  ] as const) {
    const encoded = (await encodePhotograph(await original(name, picture), cache))(480, 'webp')
    expect(await sharp(encoded).metadata(), name).toMatchObject({ width: 480, height: 240, channels })
  }
})

it('encodes once, and again if the photograph changes', async () => {
  const photograph = await original('kept.jpg', halves(480, 70).jpeg())
  const times = () => new Map(readdirSync(cache).map((file) => [file, statSync(join(cache, file)).mtimeMs]))
  await encodePhotograph(photograph, cache)
  const before = times()
  await encodePhotograph(await readOriginal(photograph.path, 'kept'), cache)
  expect(times()).toEqual(before)
  const changed = await original('kept.jpg', halves(480, 80).jpeg())
  expect(changed.hash).not.toBe(photograph.hash)
  expect(await sharp((await encodePhotograph(changed, cache))(480, 'webp')).metadata()).toMatchObject({ height: 80 })
  expect(times().size).toBe(before.size + picturesOf(changed).length)
})

it('names a photograph that cannot be decoded, and caches nothing', async () => {
  const photograph = await original('damaged.png', halves(480, 320).png({ compressionLevel: 0 }))
  const bytes = readFileSync(photograph.path)
  bytes.fill(0xff, Math.round(bytes.length / 4), Math.round(bytes.length / 2))
  writeFileSync(photograph.path, bytes)
  const damaged = await readOriginal(photograph.path, 'damaged')
  await expect(encodePhotograph(damaged, cache)).rejects.toThrow(`${photograph.path} cannot be decoded`)
  expect(readdirSync(cache).filter((file) => file.startsWith(damaged.hash.slice(0, 24)))).toEqual([])
})
