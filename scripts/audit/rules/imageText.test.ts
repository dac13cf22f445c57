import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { imageText } from './imageText'

const check = (body: string) => imageText.check(samplePage(document(body))[0]).map(({ found }) => found)

it('reports pictures and videos with missing or meaningless alternative text', () => {
  expect(check('<img src="/a.svg">')).toEqual(['<img /a.svg> without alt'])
  expect(check('<video poster="/a.webp"></video>')).toEqual(['<video /a.webp> without aria-label'])
  expect(check('<img src="/a.svg" alt="a.svg"><img src="/a.svg" alt="Bild">')).toEqual(['alt="a.svg"', 'alt="Bild"'])
})

it('reports links and buttons without accessible name', () => {
  expect(check('<a href="/"><img src="/a.svg" alt=""></a>')).toEqual([expect.stringContaining('without a name')])
  expect(check('<button><svg></svg></button>')).toHaveLength(1)
})

it('accepts decoration, alternative texts and names', () => {
  expect(check('<img alt=""><img alt="A mountain"><a href="/"><img alt="Home"></a><button aria-label="Close"><svg></svg></button><a href="/">x</a>')).toEqual(
    [],
  )
})
