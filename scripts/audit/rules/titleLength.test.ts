import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { titleLength } from './titleLength'

const check = (title: string, description: string, head = '') => {
  const html = document('', { url: '/page', head: `${head}<meta name="description" content="${description}">` }).replace('<title>Acme', `<title>${title}`)
  return titleLength.check(samplePage(html)[0])
}
const sentence = 'A sentence of some length about what this page has to tell its readers. '.repeat(2).trim()

it('reports short and long titles and descriptions', () => {
  expect(check('Home', sentence)).toEqual([{ found: 'a title of width 4: “Home”', expected: 'a width of 10 to 70' }])
  expect(check('A good title', `${sentence} ${sentence}`)).toEqual([expect.objectContaining({ found: expect.stringContaining('a description of width 287') })])
  expect(check('A good title', '')).toEqual([{ found: 'a description of width 0: “”', expected: 'a width of 80 to 165' }])
})

it.each(['…', '...'])('reports a title or a description that ends with “%s”, as one that was cut off', (dots) => {
  expect(check(`A good title${dots} | Acme`, `${sentence.slice(0, 100)}${dots}`).map(({ expected }) => expected)).toEqual(
    Array(2).fill('a whole one, which search results shorten if they must'),
  )
  expect(check(`A good … title`, `${dots} and ${sentence.slice(0, 100)}`)).toEqual([])
})

it('counts a Japanese character as two', () => {
  expect(check('サービス一覧', 'この頁の説明。'.repeat(8))).toEqual([])
  expect(check('サービス一覧', 'この頁の説明。'.repeat(15))).toEqual([expect.objectContaining({ found: expect.stringContaining('width 210') })])
})

it('ignores noindex pages', () => {
  expect(check('Home', '', '<meta name="robots" content="noindex, follow">')).toEqual([])
})
