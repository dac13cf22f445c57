import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { photographAddress, photographName, pictureKey } from './photographName'
import { listPhotographs, measurePhotograph } from './photographs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'photographs-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
}

/** Noise, whose files are as large as those of cameras. */
function grain(width: number, height: number): Sharp {
  return sharp(randomBytes(3 * width * height), { raw: { width, height, channels: 3 } })
}

async function write(name: string, picture: Sharp): Promise<string> {
  const path = join(folder, name)
  await picture.toFile(path)
  return path
}

it.each(['jpg', 'jpeg', 'png', 'webp'])('measures a .%s', async (ending) => {
  expect(measurePhotograph(await write(`plain.${ending}`, plain(1200, 600)))).toEqual({ width: 1200, height: 600 })
})

it('applies EXIF rotation', async () => {
  const path = await write('turned.jpg', plain(900, 1600).withMetadata({ orientation: 6 }))
  expect(measurePhotograph(path)).toEqual({ width: 1600, height: 900 })
})

it('reads the whole file if the header is longer than the first part', async () => {
  const picture = readFileSync(await write('progressive.jpg', plain(1300, 700).jpeg({ progressive: true })))
  const segment = Buffer.concat([Buffer.from([0xff, 0xec, 0xff, 0xff]), Buffer.alloc(65_533)])
  writeFileSync(join(folder, 'header.jpg'), Buffer.concat([picture.subarray(0, 2), ...Array(6).fill(segment), picture.subarray(2)]))
  expect(measurePhotograph(join(folder, 'header.jpg'))).toEqual({ width: 1300, height: 700 })
})

it('accepts a photograph with an appended video', async () => {
  const path = await write('film.jpg', plain(1200, 800))
  writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.alloc(400_000)]))
  expect(measurePhotograph(path)).toEqual({ width: 1200, height: 800 })
})

it('rejects a picture that moves, of which the build would show the first one only', async () => {
  const frames = [plain(1200, 600), grain(1200, 600)].map((frame) => frame.png().toBuffer())
  await write('film.webp', sharp(await Promise.all(frames), { join: { animated: true } }).webp())
  const still = readFileSync(await write('still.png', plain(1200, 600)))
  const start = still.indexOf('IDAT') - 4
  // An `acTL` chunk: two pictures, for ever.
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1')
  writeFileSync(join(folder, 'film.png'), Buffer.concat([still.subarray(0, start), control, still.subarray(start)]))
  for (const name of ['film.webp', 'film.png']) {
    expect(measurePhotograph(join(folder, name))).toMatchObject({ found: 'moves, and only its first picture would be shown' })
  }
})

it.each([
  [1199, 800],
  [1600, 599],
])('rejects %i × %i px as too small', async (width, height) => {
  const path = await write('small.jpg', plain(width, height))
  expect(measurePhotograph(path)).toMatchObject({ found: `is ${width} × ${height} px, and 1200 × 600 px is the minimum` })
})

it('rejects a photograph that is too narrow after rotation', async () => {
  const path = await write('portrait.jpg', plain(1600, 900).withMetadata({ orientation: 8 }))
  expect(measurePhotograph(path)).toMatchObject({ found: 'is 900 × 1600 px, and 1200 × 600 px is the minimum' })
})

it.each([
  [12_001, 600, 'is 12001 × 600 px, and 12000 px is the maximum side'],
  [8000, 5001, 'is 8000 × 5001 px, and 40 megapixels is the maximum'],
])('rejects %i × %i px as too large', async (width, height, found) => {
  const path = await write('large.png', plain(8, 6))
  const bytes = readFileSync(path)
  // Width and height in the header of a PNG; nothing is decoded.
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  writeFileSync(path, bytes)
  expect(measurePhotograph(path)).toEqual({ found, remedy: 'Make it smaller; nothing wider than 2400 px is ever shown.' })
})

it('rejects more than 20 MB without reading the file', () => {
  writeFileSync(join(folder, 'heavy.jpg'), '')
  truncateSync(join(folder, 'heavy.jpg'), 20_000_001)
  expect(measurePhotograph(join(folder, 'heavy.jpg'))).toMatchObject({ found: 'is 20.1 MB large, and 20 MB is the maximum' })
})

it.each([
  ['jpg', 'short', 400],
  ['jpg', 'long', 2000],
  ['png', 'long', 400],
  ['webp', 'short', 200],
])('rejects a truncated .%s (%s)', async (ending, _, width) => {
  const path = await write(`cut.${ending}`, grain(width, 310))
  truncateSync(path, readFileSync(path).length - 1000)
  expect(measurePhotograph(path)).toMatchObject({ found: 'breaks off: its end is missing' })
})

it('rejects a truncated photograph with an embedded thumbnail', async () => {
  const preview = await grain(160, 120).jpeg().toBuffer()
  const picture = readFileSync(await write('preview.jpg', grain(1200, 600).jpeg({ quality: 20 })))
  const length = Buffer.alloc(2)
  length.writeUInt16BE(preview.length + 2)
  const whole = Buffer.concat([picture.subarray(0, 2), Buffer.from([0xff, 0xe2]), length, preview, picture.subarray(2)])
  writeFileSync(join(folder, 'preview.jpg'), whole)
  expect(measurePhotograph(join(folder, 'preview.jpg'))).toEqual({ width: 1200, height: 600 })
  writeFileSync(join(folder, 'preview.jpg'), whole.subarray(0, -500))
  expect(measurePhotograph(join(folder, 'preview.jpg'))).toMatchObject({ found: 'breaks off: its end is missing' })
})

it('rejects other types, whatever their extension', async () => {
  writeFileSync(join(folder, 'text.jpg'), 'This is no photograph.')
  expect(measurePhotograph(join(folder, 'text.jpg'))).toMatchObject({ found: 'is not a JPEG, PNG or WebP' })
  writeFileSync(join(folder, 'empty.jpg'), '')
  expect(measurePhotograph(join(folder, 'empty.jpg'))).toMatchObject({ found: 'is not a JPEG, PNG or WebP' })
  writeFileSync(join(folder, 'phone.jpg'), Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]))
  expect(measurePhotograph(join(folder, 'phone.jpg'))).toMatchObject({
    found: 'is not a JPEG, PNG or WebP but HEIC',
    remedy: expect.stringMatching(/^Export it as JPEG/),
  })
  const film = plain(1200, 600)
  writeFileSync(join(folder, 'film.png'), await film.gif().toBuffer())
  expect(measurePhotograph(join(folder, 'film.png'))).toMatchObject({ found: 'is not a JPEG, PNG or WebP but GIF' })
})

it('lists the files of a folder without those of file managers; none without a folder', () => {
  const hidden = ['.DS_Store', 'Thumbs.db', 'desktop.ini']
  for (const name of hidden) writeFileSync(join(folder, name), '')
  const files = listPhotographs(folder)
  expect(files).toContain('plain.jpg')
  for (const name of hidden) expect(files).not.toContain(name)
  expect(listPhotographs(join(folder, 'none'))).toEqual([])
})

it('tells photographs from drawings by the extension', () => {
  expect(['office.jpg', 'IMG_0815.JPEG', 'a-b.png', 'c.webp'].map(photographName)).toEqual(['office', 'IMG_0815', 'a-b', 'c'])
  expect(['erp', 'office.gif', '../office.jpg', 'my office.jpg', '.jpg', 'office.jpg.png'].map(photographName)).toEqual(Array(6).fill(undefined))
  expect(['office.jpg', 'erp'].map(pictureKey)).toEqual(['office', 'erp'])
  expect(photographAddress('office')).toBe('/photo/office.webp')
})
