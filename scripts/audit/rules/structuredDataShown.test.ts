import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { structuredDataShown } from './structuredDataShown'

const check = (node: object, body = '<p>Sample<br>Road, Pune</p>', url = '/page') => {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] })
  return structuredDataShown
    .check(...samplePage(document(`${body}<script type="application/ld+json">${json}</script>`, { url }), { files: { '/a.svg': '' } }))
    .map(({ found }) => found)
}

it('reports texts that the page does not show, and broken addresses', () => {
  expect(check({ '@type': 'Service', name: 'Cheap loans' })).toEqual(['name: “Cheap loans”, which the page does not have'])
  expect(check({ url: 'https://site.test/nowhere' })).toEqual(['url: “https://site.test/nowhere”, which the page does not have'])
  expect(check({ sameAs: 'https://else.test/' })).toHaveLength(1)
  expect(check({ inLanguage: 'de' }, '<h1>Page</h1><a href="/de/page" lang="de">Deutsch</a>')).toHaveLength(1)
})

it('accepts addresses of other sites that the page links or shows', () => {
  expect(check({ sameAs: 'https://else.test/' }, '<a href="https://else.test/">Else</a>')).toEqual([])
  expect(check({ image: 'https://else.test/a.jpg' }, '<img src="https://else.test/a.jpg" alt="A desk">')).toEqual([])
  expect(check({ image: 'https://else.test/a.jpg' }, '<img src="//else.test/a.jpg" alt="A desk">')).toEqual([])
})

it('does not count text in templates or the head as shown', () => {
  expect(check({ name: 'Hidden' }, '<template>Hidden</template>')).toHaveLength(1)
  expect(check({ name: 'Acme' }, '')).toHaveLength(1)
})

it('accepts texts of the original on an untranslated page', () => {
  expect(check({ slogan: 'Acme' }, '<p>Sample</p>', '/')).toEqual([])
  expect(check({ slogan: 'Acme Ltd' }, '<p>Sample</p>', '/')).toHaveLength(1)
})

it('accepts dates and codes beside their texts', () => {
  const body = '<p><time datetime="2026-03-14">14 March 2026</time>, <data value="FULL_TIME">full time</data></p>'
  expect(check({ datePosted: '2026-03-14', employmentType: 'FULL_TIME' }, body)).toEqual([])
  expect(check({ datePosted: '2026-03-15', employmentType: 'PART_TIME' }, body)).toHaveLength(2)
})

it('reports a date whose text is another day', () => {
  const found = (text: string) => check({ datePosted: '2026-03-04' }, `<time datetime="2026-03-04">${text}</time>`)
  expect(found('5 March 2026')).toHaveLength(1)
  expect(found('4 March 2025')).toHaveLength(1)
  expect(found('04.03.2026')).toEqual([])
  expect(check({ datePosted: '2026-03-04' }, '<time datetime="2026-03-04">2026年3月4日</time>', '/ja/page')).toEqual([])
})

it('accepts a country by its code, and HTML, if the page has their texts', () => {
  expect(check({ addressCountry: 'IN' }, '<p>Pune, India</p>')).toEqual([])
  expect(check({ addressCountry: 'DE' }, '<p>Pune, India</p>')).toHaveLength(1)
  const job = { description: '<p>You build.</p><ul><li>Test &amp; fix</li></ul>' }
  expect(check(job, '<h1>Developer</h1><p>You build.</p><ul><li>Test &amp; fix</li></ul>')).toEqual([])
  expect(check(job, '<p>You build.</p>')).toHaveLength(1)
})

it('accepts texts of the page with any line breaks, and existing addresses', () => {
  expect(
    check({ '@type': 'Service', address: { name: 'Sample\nRoad,  Pune' }, image: 'https://site.test/a.svg', url: 'https://site.test/page', inLanguage: 'en' }),
  ).toEqual([])
  expect(check({ sameAs: 'https://else.test/' }, '<a href="https://else.test/">x</a>')).toEqual([])
})
