import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { validCss } from './validCss'

const check = (css: string) => validCss.check(samplePage(document(`<style>${css}</style>`))[0]).map(({ found }) => found)

it.each([
  ['p{colr:red}', 'colr: red'],
  ['p{width:12pq}', 'width: 12pq'],
  ['@media (min-width:1px){p{width:12pq}}', 'width: 12pq'],
  [':root{--ink:12px}p{color:var(--ink)}', 'color: var(--ink)'],
  ['p{color:var(--ink)}', 'color: var(--ink)'],
  [':root{--ink:var(--line);--line:var(--ink)}p{color:var(--ink)}', 'color: var(--ink)'],
  ['@font-face{font-family:X;src:url(x);font-weight:fat}', '@font-face font-weight: fat'],
  ['@font-face{src:url(x);weight:400}', '@font-face weight: 400'],
])('reports parts of %s that browsers ignore', (css, found) => {
  expect(check(css)).toEqual([found])
})

it('reports unparsable CSS', () => {
  expect(check('p{color}')).toHaveLength(1)
})

it('accepts properties, descriptors, and variables defined by others', () => {
  const css = [
    ':root{--red:#f00;--ink:var(--red)}p{color:var(--ink);border:1px solid var(--ink);-webkit-hyphens:auto}',
    "@font-face{font-family:X;src:url(x) format('woff2');font-weight:400 700;unicode-range:U+20-7e}",
    '@view-transition{navigation:auto}@keyframes a{to{opacity:0}}@page{margin:2cm}',
  ]
  expect(css.flatMap(check)).toEqual([])
})
