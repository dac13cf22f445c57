import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { imageSize } from './imageSize'

const files = { '/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"></svg>' }
const check = (body: string) => imageSize.check(...samplePage(document(body), { files }))

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

it('accepts the aspect ratio of the file', async () => {
  expect(await check('<img src="/a.svg" width="400" height="300"><video width="1000" height="400"></video>')).toEqual([])
})
