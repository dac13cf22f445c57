import { expect, it } from 'vitest'
import { isLanguage } from './isLanguage'

it('knows the codes of languages, and fails at no other text', () => {
  expect(['ja', 'pt-BR', 'zh-Hant', 'jp', 'de-x', 'de-old', 'de_old', 'DE', ''].filter(isLanguage)).toEqual(['ja', 'pt-BR', 'zh-Hant'])
})
