import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { headings } from './headings'

const check = (body: string) => headings.check(samplePage(document(body))[0])

it('reports a missing and a second h1', () => {
  expect(check('<p>Text</p>')).toEqual([{ found: '0 h1', expected: 'exactly one' }])
  expect(check('<h1>A</h1><h1>B</h1>')).toEqual([{ found: '2 h1', expected: 'exactly one' }])
})

it('reports a skipped level', () => {
  expect(check('<h1>A</h1><h3>B</h3>')).toEqual([{ found: 'h3 “B” after h1', expected: 'h2' }])
  expect(check('<h2>A</h2><h1>B</h1>')).toEqual([{ found: 'h2 “A” after no heading', expected: 'h1' }])
})

it('accepts a valid outline, ignoring templates and dialogs', () => {
  expect(check('<div role="dialog"><h2>Consent</h2></div><h1>A</h1>')).toEqual([])
  expect(check('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><template><h4>E</h4></template>')).toEqual([])
})
