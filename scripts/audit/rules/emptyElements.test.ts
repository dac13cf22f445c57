import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { emptyElements } from './emptyElements'

const check = (body: string) => emptyElements.check(samplePage(document(body))[0]).map(({ found }) => found)

it('reports empty elements with their position', () => {
  expect(check('<main><p></p></main>')).toEqual(['<p></p> at html > body > main > p', '<main><p></p></main> at html > body > main'])
  expect(check('<ul><li>a</li><li> </li></ul>')).toEqual(['<li> </li> at html > body > ul > li'])
})

it('accepts text, pictures, fields, live regions, decoration and templates', () => {
  const body = '<p>a</p><a href="/"><img alt=""></a><label><input></label><p role="status"></p><span aria-hidden="true"></span><template><p></p></template>'
  expect(check(`${body}<p aria-live="polite"></p><aside><div aria-live="polite"></div></aside>`)).toEqual([])
})
