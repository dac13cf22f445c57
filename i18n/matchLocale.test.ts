import { expect, it } from 'vitest'
import { matchLocale } from './matchLocale'

const codes = ['en', 'pt', 'pt-BR'] as const

it.each([
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['pt-br', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['fr', undefined],
  ['english', undefined],
  ['tlh', undefined],
  ['<script>', undefined],
  ['../x', undefined],
  ['//example.com', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
  ['toString', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('matches %j with %j', (candidate, locale) => {
  expect(matchLocale(candidate, codes)).toBe(locale)
})
