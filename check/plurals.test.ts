import { expect, it } from 'vitest'
import { counterparts } from './plurals'

const english = ['title', 'posts_one', 'posts_other']
const required = (language: string) =>
  counterparts(english, language)
    .filter((each) => each.required)
    .map(({ key }) => key)

it('requires the plural forms of the language', () => {
  expect(required('ja')).toEqual(['title', 'posts_other'])
  expect(required('de').sort()).toEqual(['posts_one', 'posts_other', 'title'])
  expect(required('ar').sort()).toEqual(['posts_few', 'posts_many', 'posts_one', 'posts_other', 'posts_two', 'posts_zero', 'title'])
})

it('compares a form that English lacks with the English _other', () => {
  expect(counterparts(english, 'ar').find(({ key }) => key === 'posts_few')).toMatchObject({ english: 'posts_other' })
})

it('allows _zero everywhere, as i18next does', () => {
  expect(counterparts(english, 'de').find(({ key }) => key === 'posts_zero')).toMatchObject({ required: false })
})

it('requires the count in Russian _one, which also covers 21', () => {
  const one = (language: string) => counterparts(english, language).find(({ key }) => key === 'posts_one')
  expect(one('ru')?.spellsCount).toBe(false)
  expect(one('de')?.spellsCount).toBe(true)
})
