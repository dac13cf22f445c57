import sharp from 'sharp'
import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { shareImage } from './shareImage'

const picture = (width: number, height: number, format: 'png' | 'webp' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer()
const tags = (address: string, width = 1200) =>
  document('', {
    url: '/page',
    head: `<meta property="og:image" content="${address}"><meta property="og:image:width" content="${width}"><meta property="og:image:height" content="630">`,
  })
const check = (html: string, file: Buffer) => shareImage.check(...samplePage(html, { files: { '/share.png': file } }))

it('reports a missing picture, and a relative address', async () => {
  const file = await picture(1200, 630)
  for (const address of ['https://site.test/other.png', '/share.png', '', 'https://else.test/share.png']) {
    expect(await check(tags(address), file)).toEqual([expect.objectContaining({ found: `og:image “${address}”, which is no file of this site` })])
  }
})

it('reports a wrong size in file or tags, and a wrong format', async () => {
  expect(await check(tags('https://site.test/share.png', 600), await picture(1200, 600, 'webp'))).toEqual([
    { found: 'tags that say 600 × 630', expected: '1200 × 630' },
    { found: '/share.png of 1200 × 600', expected: '1200 × 630' },
    { found: '/share.png is webp', expected: 'PNG or JPEG' },
  ])
})

it('reports a file that is no picture', async () => {
  const found = (await check(tags('https://site.test/share.png'), Buffer.from('x'))).map((each) => each.found)
  expect(found).toContain('/share.png is no picture')
})

it('reports the picture of a page with another title', async () => {
  const html = tags('https://site.test/share.png')
  const check = async (title: string) => {
    const files = { '/share.png': await picture(1200, 630), '/other.html': html.replace('<title>Acme', `<title>${title}`) }
    return shareImage.check(...samplePage(html, { files }))
  }
  expect(await check('Other')).toEqual([{ found: '/share.png, the picture of “Other” as well', expected: 'one that shows “Acme”' }])
  expect(await check('Acme')).toEqual([])
})

it('accepts a picture of the right size', async () => {
  expect(await check(tags('https://site.test/share.png'), await picture(1200, 630))).toEqual([])
})
