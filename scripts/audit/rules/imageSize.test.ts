import sharp from 'sharp'
import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { imageSize } from './imageSize'

const files = { '/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"></svg>' }
const check = (body: string, more: Record<string, string | Buffer> = {}, head = '') =>
  imageSize.check(...samplePage(document(body, { head }), { files: { ...files, ...more } }))
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()

it('reports pictures, videos and frames without size', async () => {
  expect(await check('<img src="/a.svg" width="8"><video poster="/a.svg"></video>')).toEqual([
    { found: '<img /a.svg> without width and height', expected: 'both, in pixels' },
    { found: '<video /a.svg> without width and height', expected: 'both, in pixels' },
  ])
})

it('reports a distorted picture', async () => {
  expect(await check('<img src="/a.svg" width="400" height="200">')).toEqual([
    { found: '<img /a.svg> in the proportion 2.00', expected: '1.33, as its file has it' },
  ])
})

it('reports a file that is no picture', async () => {
  const found = async (src: string) => (await check(`<img src="${src}" width="8" height="6">`, { '/b.svg': '', '/c.png': 'x' })).map((each) => each.found)
  expect(await found('/b.svg')).toEqual(['<img /b.svg>, whose file no browser can read'])
  expect(await found('/c.png')).toEqual(['<img /c.png>, whose file no browser can read'])
  expect(await found('/nowhere.png')).toEqual([])
})

it('reports a file of another width than its srcset says', async () => {
  const more = { '/a.png': await png(40, 30), '/b.png': await png(80, 60) }
  const found = (set: string) => check(`<img src="/a.png" srcset="${set}" width="40" height="30">`, more)
  expect(await found('/a.png 40w, /b.png 90w')).toEqual([{ found: '/b.png, said to be 90w', expected: '80 × 60, as the file is' }])
  expect(await found('/a.png 40w,/b.png 80w')).toEqual([])
  expect(await found('/a.png, /b.png 2x')).toEqual([])
})

it('reports an icon of another size than the web manifest says', async () => {
  const found = async (sizes: string) => {
    const icons = [
      { src: '/a.svg', sizes: 'any' },
      { src: '/icon.png', sizes },
    ]
    const more = { '/icon.png': await png(192, 192), '/app.webmanifest': JSON.stringify({ icons }) }
    return check('', more, '<link rel="manifest" href="/app.webmanifest">')
  }
  expect(await found('512x512')).toEqual([{ found: '/icon.png, said to be 512x512', expected: '192 × 192, as the file is' }])
  expect(await found('192x192')).toEqual([])
})

it('accepts the aspect ratio of the file', async () => {
  expect(await check('<img src="/d.svg" width="4" height="3">', { '/d.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>' })).toEqual([])
  expect(await check('<img src="/a.svg" width="400" height="300"><video width="1000" height="400"></video>')).toEqual([])
})
