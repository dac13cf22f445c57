import { expect, it } from 'vitest'
import { whatIsShown } from './whatIsShown'

const island = (name: string, until: string) => `<div data-island="${name}" data-until="${until}"></div>`

it('is what the page has', () => {
  expect(whatIsShown('<article lang="de"></article>', 'ja', false)).toEqual({ languages: ['ja', 'de'], photographs: false, wholeWords: false })
  expect(whatIsShown(`<picture></picture>${island('Carousel', 'painted')}`, 'ja', false)).toEqual({ languages: ['ja'], photographs: true, wholeWords: false })
  expect(whatIsShown('<p><span class="whole">8年</span></p>', 'ja', false).wholeWords).toBe(true)
})

it('is also what the browser may get: untranslated posts in lists and on the 404 page, and photographs', () => {
  expect(whatIsShown(island('BlogCategory', 'refresh'), 'ja', false)).toEqual({ languages: ['ja', 'en'], photographs: true, wholeWords: false })
  expect(whatIsShown(island('BlogPost', 'refresh'), 'ja', false)).toEqual({ languages: ['ja'], photographs: true, wholeWords: false })
  expect(whatIsShown(island('BlogPost', 'refresh'), 'ja', true)).toEqual({ languages: ['ja', 'en'], photographs: true, wholeWords: false })
})
