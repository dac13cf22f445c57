import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { islands } from './islands'

const files = { '/entry.js': 'import "./parts.js"', '/parts.js': '({"./Carousel.tsx":()=>import("./carousel.js")})' }
const script = '<script src="/entry.js" type="module"></script>'
const check = (body: string) => islands.check(...samplePage(document(body), { files })).map(({ found }) => found)

it('reports an unknown island, and one whose script the page does not load', () => {
  expect(check(`<div data-island="Carousels" data-props="{}"></div>${script}`)).toEqual(['data-island="Carousels"'])
  expect(check('<div data-island="Carousel" data-props="{}"></div>')).toEqual(['data-island="Carousel"'])
})

it('reports invalid props', () => {
  expect(check(`<div data-island="Carousel" data-props="{a"></div>${script}`)).toEqual(['the props of Carousel: {a'])
})

it('accepts an island that can hydrate, and a page without islands', () => {
  expect(check(`<div data-island="Carousel" data-props="{}"></div>${script}`)).toEqual([])
  expect(check('<p>x</p>')).toEqual([])
})
