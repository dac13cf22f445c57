import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageLabel } from './LanguageLabel'

it.each([
  ['en', 'de', 'Englisch'],
  ['en-US', 'ja', '英語'],
  ['de', 'en', 'German'],
])('names %s in %s', (lang, locale, name) => {
  expect(renderToStaticMarkup(<LanguageLabel lang={lang} locale={locale} />)).toBe(`<small lang="${locale}">${name}</small>`)
})

it.each([[undefined], ['en'], ['no language']])('says nothing of %s on an English page', (lang) => {
  expect(renderToStaticMarkup(<LanguageLabel lang={lang} locale="en" />)).toBe('')
})
