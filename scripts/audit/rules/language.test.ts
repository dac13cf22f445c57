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
