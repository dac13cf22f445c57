import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp, { type Region } from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ShareImage, shareImagePath } from '../../seo/shareImage'
import { makeShareImages } from './shareImages'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-'))
  mkdirSync(join(folder, 'art'))
  writeFileSync(join(folder, 'art/erp.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><path stroke="#111" d="M0 300h800"/></svg>')
})
afterEach(() => rmSync(folder, { recursive: true }))

const english: ShareImage = { title: 'Area equality to 10⁻¹² mm', picture: 'erp', locale: 'en' }
const japanese: ShareImage = { title: '部品の面積が等しいかを確かめる', picture: 'erp', locale: 'ja' }

const make = (...images: ShareImage[]) => makeAfter({}, ...images)
const makeAfter = (published: Record<string, string>, ...images: ShareImage[]) =>
  makeShareImages(
    images.map((image) => ({ ...image, path: shareImagePath(image) })),
    { company: 'Tarangia', folder, pictures: folder, published, cache: join(folder, 'cache') },
  )
const read = (image: ShareImage) => readFileSync(join(folder, shareImagePath(image)))

it('draws each requested image once, 1200 by 630', async () => {
  expect((await make(english, japanese, english)).drawn).toBe(2)
  for (const image of [english, japanese]) {
    const { width, height, format } = await sharp(read(image)).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(read(image).length).toBeLessThan(100_000)
  }
})

it('draws an image again only if its inputs have changed', async () => {
  await make(english)
  const before = read(english)
  expect((await make(english)).drawn).toBe(0)
  expect(read(english)).toEqual(before)
  writeFileSync(join(folder, 'art/erp.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><path stroke="#111" d="M0 200h800"/></svg>')
  expect((await make(english)).drawn).toBe(1)
  expect(read(english)).not.toEqual(before)
  expect(readdirSync(join(folder, 'cache')).filter((file) => file.endsWith('.new'))).toEqual([])
})

it('gives each image its own title, also where several have one picture', async () => {
  await make(english)
  const alone = read(english)
  rmSync(join(folder, 'cache'), { recursive: true })
  await make(japanese, english)
  expect(read(english)).toEqual(alone)
})

it('skips published images until their inputs change', async () => {
  const { keys } = await make(english)
  rmSync(join(folder, 'share'), { recursive: true })
  await makeAfter(keys, english, japanese)
  expect(readdirSync(join(folder, 'share'))).toEqual([basename(shareImagePath(japanese))])
  writeFileSync(join(folder, 'art/erp.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"/>')
  await makeAfter(keys, english)
  expect(readdirSync(join(folder, 'share'))).toContain(basename(shareImagePath(english)))
})

it('places the whole title beside the drawing', async () => {
  const long: ShareImage = { title: 'Lebenszyklusverwaltung für Druckbehälter in der Fertigungsindustrie', picture: 'erp', locale: 'de' }
  await make(long, japanese)
  for (const image of [long, japanese]) {
    expect(await darkest(image, { left: 72, top: 150, width: 520, height: 410 }), 'words').toBeLessThan(60)
    expect(await darkest(image, { left: 0, top: 0, width: 60, height: 630 }), 'margin').toBeGreaterThan(240)
    expect(await darkest(image, { left: 0, top: 575, width: 600, height: 55 }), 'below the words').toBeGreaterThan(240)
  }
})

it('omits a title that no font covers, and reports it with a remedy', async () => {
  const hebrew = { title: 'שלום שם', picture: 'erp', locale: 'he' } as unknown as ShareImage
  const { untitled } = await make(hebrew, english, { title: 'Łódź, œuvre', picture: 'erp', locale: 'de' })
  expect(untitled).toEqual([
    'he: 1 share image without its title, “שלום שם” first, as no font of renderer/prerender/shareFonts.ts has ש, ל, ו, …: add a font there that has them.',
  ])
  expect(await darkest(hebrew, { left: 72, top: 150, width: 520, height: 410 })).toBeGreaterThan(240)
  expect(await darkest(hebrew, { left: 72, top: 50, width: 300, height: 70 }), 'the company').toBeLessThan(60)
})

it('lets the picture appear gradually, and not before the words have ended', async () => {
  writeFileSync(join(folder, 'art/erp.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><path d="M0 0h800v600H0z"/></svg>')
  await make(english)
  for (const top of [90, 300, 539]) {
    const line = [...(await sharp(read(english)).extract({ left: 600, top, width: 200, height: 1 }).removeAlpha().extractChannel(0).raw().toBuffer())]
    expect(new Set(line.slice(0, 32)), 'the column of the words').toEqual(new Set([255]))
    expect(line, 'darker from point to point').toEqual(line.toSorted((a, b) => b - a))
    expect(Math.abs((line[76] ?? 0) - 128), 'half way').toBeLessThan(12)
    expect(new Set(line.slice(120)), 'the whole picture').toEqual(new Set([0]))
  }
})

it('shows a photograph in full height beside the title', async () => {
  mkdirSync(join(folder, 'photo'))
  const sky =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><linearGradient id="a"><stop stop-color="#003"/><stop offset="1" stop-color="#04c"/></linearGradient><path fill="url(#a)" d="M0 0h1200v800H0z"/></svg>'
  await sharp(Buffer.from(sky)).webp().toFile(join(folder, 'photo/office.webp'))
  const photograph: ShareImage = { title: 'Office', picture: 'office', locale: 'en' }
  await make(photograph)
  const { data } = await sharp(read(photograph))
    .extract({ left: 800, top: 0, width: 400, height: 630 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: data.length / 3 }, (_, index) => data.subarray(index * 3, index * 3 + 3))
  expect(pixels.filter(([red = 255]) => red > 40)).toEqual([])
})

/** 0 is black, 255 white. */
async function darkest(image: ShareImage, region: Region): Promise<number> {
  const { channels } = await sharp(await sharp(read(image)).extract(region).toBuffer()).stats()
  return channels[0]?.min ?? 0
}
