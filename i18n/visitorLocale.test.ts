import { expect, it } from 'vitest'
import { acceptedLocale, visitorLocale } from './visitorLocale'

const known = ['en', 'de', 'pt-BR']

it.each([
  ['a region that the site has', 'pt-BR,pt;q=0.9,en;q=0.5', 'pt-BR'],
  ['however it is written', 'pt-br', 'pt-BR'],
  ['a region of a language that the site has', 'de-AT, en;q=0.5', 'de'],
  ['a language of which the site has a region only', 'pt-PT, pt;q=0.9, de;q=0.5', 'de'],
  ['one that is refused', 'tlh, de;q=0', undefined],
  ['none that the site has', 'tlh', undefined],
])('%s', (_, header, locale) => {
  expect(acceptedLocale(header, known)).toBe(locale)
})

it('matches a cookie with a region by its language, like the browser', () => {
  expect(visitorLocale({ page: undefined, cookie: 'de-AT', acceptLanguage: 'en' })).toBe('de')
  expect(visitorLocale({ page: undefined, cookie: '<script>', acceptLanguage: 'de' })).toBe('de')
})
