import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { fragments } from './fragments'

const files = { '/work.html': document('<h2 id="healthcare">x</h2>') }
const check = (body: string) => fragments.check(...samplePage(document(body), { files }))

it('reports a missing fragment', () => {
  expect(check('<a href="/work#sports">x</a>')).toEqual([{ found: 'a link to #sports, which /work does not have', expected: 'an element with id="sports"' }])
  expect(check('<a href="#top">x</a>')[0]?.found).toContain('/page does not have')
  expect(check('<a href="#100%">x</a>')[0]?.found).toContain('a link to #100%')
})

it('reports missing ids referenced by attributes', () => {
  expect(check('<p aria-labelledby="a b" id="a">x</p><label for="c">y</label><div data-within="d">z</div>').map(({ found }) => found)).toEqual([
    'aria-labelledby="b"',
    'for="c"',
    'data-within="d"',
  ])
})

it('accepts existing fragments and ids', () => {
  expect(check('<a href="/work#healthcare">x</a><a href="#a">y</a><label for="a">z</label><input id="a">')).toEqual([])
})
