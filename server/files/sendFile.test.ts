import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { createSite } from '../site'

const root = mkdtempSync(join(tmpdir(), 'site-'))
const services = 'services '.repeat(200)
mkdirSync(join(root, 'video'))
writeFileSync(join(root, 'index.html'), 'home')
writeFileSync(join(root, '404.html'), 'missing')
writeFileSync(join(root, 'services.html'), services)
writeFileSync(join(root, 'services.html.gz'), gzipSync(services))
writeFileSync(join(root, 'services.html.br'), brotliCompressSync(services))
writeFileSync(join(root, 'video', 'v.mp4'), '0123456789')
writeFileSync(join(root, 'video', 'long.mp4'), Buffer.alloc(600 * 1024, 'ab'))
afterAll(() => rmSync(root, { recursive: true }))

const site = createSite(root)

it('answers HEAD like GET, without the body', async () => {
  const response = await site.request('/services', { method: 'HEAD' })
  expect([response.status, await response.text(), response.headers.get('Content-Length')]).toEqual([200, '', String(services.length)])
})

describe('compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, BR;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000', null],
    ['identity', null],
    ['', null],
  ])('for Accept-Encoding “%s” is %s', async (accepted, encoding) => {
    const { headers } = await site.request('/services', { headers: { 'Accept-Encoding': accepted } })
    expect([headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([encoding, 'Accept-Encoding'])
  })

  it('ignores a compressed copy older than the page', async () => {
    writeFileSync(join(root, 'stale.html'), 'new')
    writeFileSync(join(root, 'stale.html.br'), brotliCompressSync('old'))
    utimesSync(join(root, 'stale.html.br'), 1, 1)
    const response = await site.request('/stale', { headers: { 'Accept-Encoding': 'br' } })
    expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual([null, 'new'])
  })
})

describe('revalidation', () => {
  it.each(['', 'br', 'gzip'])('answers 304 to a matching ETag, with encoding “%s”', async (encoding) => {
    const first = await site.request('/services', { headers: { 'Accept-Encoding': encoding } })
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    for (const cached of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await site.request('/services', { headers: { 'Accept-Encoding': encoding, 'If-None-Match': cached } })
      expect([cached, again.status, await again.text(), again.headers.get('ETag')]).toEqual([cached, 304, '', etag])
      expect(again.headers.get('Vary')).toBe('Accept-Encoding')
    }
  })

  it('has a different ETag for each encoding', async () => {
    const etags = await Promise.all(
      ['', 'br', 'gzip'].map(async (encoding) => (await site.request('/services', { headers: { 'Accept-Encoding': encoding } })).headers.get('ETag')),
    )
    expect(new Set(etags).size).toBe(3)
  })

  it('uses If-Modified-Since only without If-None-Match', async () => {
    const modified = (await site.request('/services')).headers.get('Last-Modified') ?? ''
    const status = async (headers: Record<string, string>) => (await site.request('/services', { headers })).status
    expect(await status({ 'If-Modified-Since': modified })).toBe(304)
    expect(await status({ 'If-Modified-Since': modified, 'If-None-Match': '"other"' })).toBe(200)
    expect(await status({ 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200)
    expect(await status({ 'If-Modified-Since': 'nonsense' })).toBe(200)
    expect(await status({ 'If-Modified-Since': new Date(Date.now() + 86_400_000).toUTCString() })).toBe(200)
  })

  it('never answers 304 for the 404 page', async () => {
    const etag = (await site.request('/nope')).headers.get('ETag') ?? ''
    expect((await site.request('/nope', { headers: { 'If-None-Match': etag } })).status).toBe(404)
  })
})

describe('ranges', () => {
  const request = async (range: string, headers: Record<string, string> = {}) => {
    const response = await site.request('/video/v.mp4', { headers: { Range: range, ...headers } })
    return [response.status, await response.text(), response.headers.get('Content-Range')]
  }

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=3-1', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('%s gets %i', async (range, status, text, contentRange) => {
    expect(await request(range)).toEqual([status, text, contentRange])
  })

  it('are sent only if If-Range matches', async () => {
    const { headers } = await site.request('/video/v.mp4')
    expect(headers.get('Accept-Ranges')).toBe('bytes')
    expect((await request('bytes=0-0', { 'If-Range': headers.get('ETag') ?? '' }))[0]).toBe(206)
    expect((await request('bytes=0-0', { 'If-Range': headers.get('Last-Modified') ?? '' }))[0]).toBe(206)
    expect((await request('bytes=0-0', { 'If-Range': '"other"' }))[0]).toBe(200)
  })

  it('are not sent to a client that has a part of another version', async () => {
    const { headers } = await site.request('/video/v.mp4')
    const etag = headers.get('ETag') ?? ''
    const modified = headers.get('Last-Modified') ?? ''
    const status = async (condition: Record<string, string>) => (await request('bytes=4-', condition))[0]
    for (const same of [etag, `"other", ${etag}`, '*']) expect([same, await status({ 'If-Match': same })]).toEqual([same, 206])
    for (const other of ['"other"', `W/${etag}`, '']) expect([other, await status({ 'If-Match': other })]).toEqual([other, 412])
    expect(await status({ 'If-Unmodified-Since': modified })).toBe(206)
    expect(await status({ 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(412)
    expect(await status({ 'If-Unmodified-Since': 'nonsense' })).toBe(206)
    expect(await status({ 'If-Match': etag, 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(206)
  })

  it('are streamed from disk if the file is large', async () => {
    const response = await site.request('/video/long.mp4', { headers: { Range: 'bytes=600001-600004' } })
    expect([response.status, await response.text()]).toEqual([206, 'baba'])
    const whole = await site.request('/video/long.mp4')
    expect((await whole.arrayBuffer()).byteLength).toBe(600 * 1024)
  })
})
