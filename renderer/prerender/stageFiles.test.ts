import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listFiles } from '../../collections/listFiles'
import { stageFiles } from './stageFiles'

let root: string
const at = (path: string) => join(root, path)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stage-'))
  mkdirSync(at('from/art'), { recursive: true })
  writeFileSync(at('from/a.js'), 'const a = 1\n'.repeat(50))
  writeFileSync(at('from/art/x.svg'), '<svg>'.repeat(50))
  writeFileSync(at('from/art/x.1234.svg'), '<svg>'.repeat(50))
  writeFileSync(at('from/film.mp4'), 'film')
})
afterEach(() => rmSync(root, { recursive: true }))

const stage = (compressed: boolean, next = 'next') => stageFiles(at('from'), listFiles(at('from')), { next: at(next), compressed, cache: at('cache') })

it('copies files, and adds compressed versions of texts', async () => {
  await stage(true)
  expect(listFiles(at('next')).filter((file) => !/\.(br|gz)$/.test(file))).toEqual(listFiles(at('from')))
  for (const file of ['a.js', 'art/x.svg', 'art/x.1234.svg']) {
    const text = readFileSync(at(`from/${file}`))
    expect(brotliDecompressSync(readFileSync(at(`next/${file}.br`)))).toEqual(text)
    expect(gunzipSync(readFileSync(at(`next/${file}.gz`)))).toEqual(text)
    // Our server ignores compressed versions older than their file.
    expect(statSync(at(`next/${file}.br`)).mtimeMs).toBeGreaterThanOrEqual(statSync(at(`next/${file}`)).mtimeMs)
  }
  expect(listFiles(at('next'))).not.toContain('film.mp4.br')
})

it('compresses the same content once, also across builds', async () => {
  await stage(true)
  const kept = readdirSync(at('cache')).sort()
  expect(kept).toHaveLength(2 * 2)
  for (const file of kept.filter((name) => name.endsWith('.br'))) writeFileSync(at(`cache/${file}`), 'from the cache')
  await stage(true, 'again')
  expect(readFileSync(at('again/art/x.1234.svg.br'), 'utf8')).toBe('from the cache')
  expect(readdirSync(at('cache')).sort()).toEqual(kept)
})

it('does not compress if the option is off', async () => {
  await stage(false)
  expect(listFiles(at('next'))).toEqual(listFiles(at('from')))
})
