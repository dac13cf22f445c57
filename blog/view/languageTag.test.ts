import { expect, it } from 'vitest'
import { answerLanguage, languageTag } from './languageTag'

it.each([
  ['en_US', 'en'],
  ['de_DE_formal', 'de'],
  ['zh-Hant', 'zh-Hant'],
  ['', undefined],
  [undefined, undefined],
  [5, undefined],
])('takes the language code %s for %s', (code, tag) => {
  expect(languageTag(code as string | undefined)).toBe(tag)
})

it.each([
  ['en', 'en', 'en'],
  ['en-GB', 'en', 'en'],
  ['en_US', 'en', 'en'],
  ['DE-at', 'de', 'de'],
  ['pt-br', 'pt-BR', 'pt-BR'],
  ['pt-BR', 'pt-BR', 'pt-BR'],
  ['en_US', 'de', 'en'],
  ['fr, en', 'de', 'fr'],
])('takes the header %s of an answer for %s for %s', (header, locale, language) => {
  expect(answerLanguage(header, locale)).toBe(language)
})
