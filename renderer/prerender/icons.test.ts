import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getContent } from '../../collections/content'
import { schemes } from '../../theme/schemes'
import { makeIcons } from './icons'

const folder = mkdtempSync(join(tmpdir(), 'icons-'))
beforeAll(() => makeIcons(folder))
afterAll(() => rmSync(folder, { recursive: true }))

it('creates every icon of the manifest, in its size', async () => {
  const { short_name, icons, ...rest } = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'))
  expect(short_name).toBe(getContent().company.name)
  const raster = icons.filter(({ type }: { type: string }) => type === 'image/png')
  expect(rest).toMatchObject({ id: '/', scope: '/', lang: 'en' })
  expect(raster.map(({ purpose }: { purpose: string }) => purpose).sort()).toEqual(['any', 'any', 'maskable', 'maskable'])
  for (const { src, sizes } of raster) {
    const { width, height } = await sharp(join(folder, src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

it('creates an opaque icon for iPhones, which show transparency as black', async () => {
  const { width, hasAlpha } = await sharp(join(folder, 'apple-touch-icon.png')).metadata()
  expect([width, hasAlpha]).toEqual([180, false])
})

it('creates the favicon as an ICO file that contains a PNG', async () => {
  const ico = readFileSync(join(folder, 'favicon.ico'))
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  const { width, format } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()
  expect([width, format]).toEqual([48, 'png'])
})

it('creates a favicon whose accent is, in dark tabs, that of the dark scheme', () => {
  expect(readFileSync(join(folder, 'favicon.svg'), 'utf8')).toContain(`{ stroke: ${schemes.dark.accent} } }</style>`)
})
