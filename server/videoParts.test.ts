import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createSite } from './site'

const root = mkdtempSync(join(tmpdir(), 'site-'))
mkdirSync(join(root, 'video'))
writeFileSync(join(root, 'index.html'), 'home')
writeFileSync(join(root, 'video', 'v.mp4'), '0123456789')
writeFileSync(join(root, 'video', 'long.mp4'), Buffer.alloc(600 * 1024, 'ab'))
afterAll(() => rmSync(root, { recursive: true }))

const site = createSite(root)

describe('parts of a video', () => {
  const part = async (range: string, headers: Record<string, string> = {}) => {
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
  ])('%s', async (range, status, text, contentRange) => {
    expect(await part(range)).toEqual([status, text, contentRange])
  })

  it('come only while it is the same video', async () => {
    const { headers } = await site.request('/video/v.mp4')
    expect(headers.get('Accept-Ranges')).toBe('bytes')
    expect((await part('bytes=0-0', { 'If-Range': headers.get('ETag') ?? '' }))[0]).toBe(206)
    expect((await part('bytes=0-0', { 'If-Range': headers.get('Last-Modified') ?? '' }))[0]).toBe(206)
    expect((await part('bytes=0-0', { 'If-Range': '"other"' }))[0]).toBe(200)
  })

  it('come from disk as well, where the video is long', async () => {
    const response = await site.request('/video/long.mp4', { headers: { Range: 'bytes=600001-600004' } })
    expect([response.status, await response.text()]).toEqual([206, 'baba'])
    const whole = await site.request('/video/long.mp4')
    expect((await whole.arrayBuffer()).byteLength).toBe(600 * 1024)
  })
})
