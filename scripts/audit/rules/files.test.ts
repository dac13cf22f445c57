import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { files } from './files'

const check = (body: string) => files.check(...samplePage(document(body), { files: { '/a.svg': '', '/b.webp': '' } })).map(({ found }) => found)

it.each([
  ['<img src="/no.svg">'],
  ['<img src="/a.svg" srcset="/b.webp 1x, /no.svg 2x">'],
  ['<video poster="/no.svg"></video>'],
  ['<video><source src="/no.svg"></video>'],
  ['<script src="/no.svg"></script>'],
  ['<link rel="preload" href="/no.svg">'],
  ['<link rel="preload" as="image" imagesrcset="/b.webp 1x, /no.svg 2x">'],
  ['<style>a{background:url("/no.svg")}</style>'],
])('reports the missing file of %s', (body) => {
  expect(check(body)).toEqual(['/no.svg, which does not exist'])
})

it('reports the missing picture of an island', () => {
  expect(check(`<div data-props="{&quot;src&quot;:&quot;/assets/no.svg&quot;}"></div>`)).toEqual(['/assets/no.svg, which does not exist'])
})

it('reads each size of a picture of an island', () => {
  const props = `{&quot;srcSet&quot;:&quot;/assets/a.webp 480w, /assets/no.webp 800w&quot;}`
  const page = samplePage(document(`<div data-props="${props}"></div>`), { files: { '/assets/a.webp': '' } })
  expect(files.check(...page).map(({ found }) => found)).toEqual(['/assets/no.webp, which does not exist'])
})

it('accepts existing files, and text that is not an address', () => {
  expect(check('<img src="/a.svg" srcset="/a.svg, /b.webp 2x"><img src="data:image/png;base64,AA"><p>src="/no.svg"</p>')).toEqual([])
})
