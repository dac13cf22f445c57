import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { thirdParties } from './thirdParties'

const check = (body: string, partners: string[] = []) => thirdParties.check(...samplePage(document(body), { facts: { partners } })).map(({ found }) => found)

it.each([
  ['<img src="https://else.test/a.png">', 'https://else.test/a.png is loaded'],
  ['<script src="//else.test/a.js"></script>', '//else.test/a.js is loaded'],
  ['<link rel="preconnect" href="https://fonts.test">', 'https://fonts.test is loaded'],
  ['<style>@import "https://else.test/a.css"</style>', 'https://else.test/a.css is loaded'],
  ['<iframe src="https://video.test/"></iframe>', 'https://video.test/ is loaded'],
  ['<form action="https://else.test/"></form>', 'https://else.test/ is loaded'],
])('reports %s', (body, found) => {
  expect(check(body)).toEqual([found])
})

it('reports a host whose name only begins with a partner’s', () => {
  expect(check('<img src="https://api.test.evil.test/a.png">', ['https://api.test'])).toEqual(['https://api.test.evil.test/a.png is loaded'])
})

it('accepts own files, links, frames opened by a click, and configured partners', () => {
  expect(check('<img src="https://site.test/a.png"><a href="https://else.test/">x</a><link rel="canonical" href="https://else.test/">')).toEqual([])
  expect(check('<form action="https://api.test/backend"></form><img src="//api.test/a.png">', ['https://api.test'])).toEqual([])
})
