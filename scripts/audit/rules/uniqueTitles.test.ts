import { expect, it } from 'vitest'
import { document, sampleSite } from '../../../testing/sampleSite'
import { uniqueTitles } from './uniqueTitles'

const page = (url: string, title: string, description: string, lang = 'en') =>
  document('', { url, lang, head: `<meta name="description" content="${description}">` }).replace('<title>Acme', `<title>${title}`)

it('reports the same title or description on two pages of a language', () => {
  const site = sampleSite({ '/a.html': page('/a', 'One', 'First'), '/b.html': page('/b', 'one', 'Second'), '/c.html': page('/c', 'Three', 'First') })
  expect(uniqueTitles.check(site)).toEqual([
    { page: '/b', found: 'the title of /a: “one”', expected: 'a title that fits this page only' },
    { page: '/c', found: 'the description of /a: “First”', expected: 'a description that fits this page only' },
  ])
})

it('accepts the same texts in another language, and on aliases', () => {
  const alias = page('/a', 'One', 'First')
  expect(uniqueTitles.check(sampleSite({ '/a.html': alias, '/alias.html': alias, '/de/a.html': page('/de/a', 'One', 'First', 'de') }))).toEqual([])
})
