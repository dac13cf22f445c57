import { expect, it } from 'vitest'
import { document, samplePage } from '../../../testing/sampleSite'
import { language } from './language'

it('reports a language or direction other than that of the address', () => {
  expect(language.check(samplePage(document('', { lang: 'en' }), { url: '/de/services' })[0])).toEqual([{ found: '<html lang="en">', expected: 'lang="de"' }])
  expect(language.check(samplePage('<html lang="en" dir="rtl"></html>')[0])).toEqual([{ found: '<html dir="rtl">', expected: 'dir="ltr"' }])
})

it('accepts the language of the address', () => {
  expect(language.check(samplePage(document('', { lang: 'ja' }), { url: '/ja/services' })[0])).toEqual([])
})

it.each(['jp', 'gr', 'cz', 'german', 'en_GB', ''])('reports the language “%s” of a part or a link, as nobody knows it', (tag) => {
  const body = `<p lang="${tag}">x</p><a href="/" hreflang="${tag}">y</a>`
  expect(language.check(samplePage(document(body))[0]).map(({ found }) => found)).toEqual([`lang="${tag}" on <p>`, `hreflang="${tag}" on <a>`])
})

it.each(['ja', 'de-AT', 'zh-Hans', 'mr', 'DE'])('accepts a part in “%s”', (tag) => {
  expect(language.check(samplePage(document(`<p lang="${tag}">x</p><link rel="alternate" hreflang="x-default">`))[0])).toEqual([])
})
