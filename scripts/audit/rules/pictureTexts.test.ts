import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { pictureTexts } from './pictureTexts'

const check = (body: string, other = '') =>
  pictureTexts.check(...samplePage(document(body), { files: { '/de/page.html': document(other) } })).map(({ found }) => found)
const data = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","image":["https://site.test/a.svg"]}</script>'

it('reports a picture without text of which structured data speak', () => {
  expect(check(`<img src="/a.svg" alt="">${data}`)).toEqual(['alt="" of /a.svg, of which structured data speak'])
  expect(check(`<img src="https://site.test/a.svg" alt="">${data}`)).toHaveLength(1)
  expect(check(`<img src="/a.svg" alt="A hill"><img src="/a.svg" alt=""><img src="/b.svg" alt="">${data}`)).toEqual([])
})

it('reports a picture that has a text in another language', () => {
  expect(check('<img src="/a.svg" alt="">', '<img src="/a.svg" alt="Ein Hügel">')).toEqual(['alt="" of /a.svg, which has a text on /de/page'])
  expect(check('<img src="/a.svg" alt="">', '<img src="/a.svg" alt=""><img src="/b.svg" alt="Ein Berg">')).toEqual([])
  // There, one of them is for decoration.
  expect(check('<img src="/a.svg" alt="">', '<img src="/a.svg" alt="Ein Hügel"><img src="/a.svg" alt="">')).toEqual([])
  expect(check('<img alt="">', '<img alt="Ein Hügel">')).toEqual([])
})

it.each(['image', ' Photos ', 'Bild', '画像'])('reports “%s”, which says nothing', (alt) => {
  expect(check(`<img src="/a.svg" alt="${alt}">`)).toEqual([`alt="${alt.trim()}"`])
})

it.each(['Image of a hill', 'A picture showing a hill', 'Ein Bild von einem Hügel', '丘の画像です'])(
  'reports “%s”, which says first that it is a picture',
  (alt) => {
    expect(check(`<img src="/a.svg" alt="${alt}">`)).toEqual([`alt="${alt}"`])
  },
)

it('reports a text too long to be heard in one piece', () => {
  expect(check(`<img src="/a.svg" alt="${'A hill '.repeat(30)}">`)).toHaveLength(1)
  expect(check(`<img src="/a.svg" alt="${'丘'.repeat(101)}">`)).toHaveLength(1)
  expect(check(`<img src="/a.svg" alt="${'丘'.repeat(100)}">`)).toEqual([])
})

it('accepts what a picture shows', () => {
  expect(check('<img src="/a.svg" alt="Bilder einer Ausstellung"><img src="/a.svg" alt="A tinted photo">')).toEqual([])
  expect(
    check(
      '<img src="/a.svg" alt="Photo of the founders"><img src="/a.svg" alt="Image processing"><img src="/a.svg" alt="Bildschirm"><img src="/a.svg" alt="画面に丘の画像">',
    ),
  ).toEqual([])
})
