import { expect, it } from 'vitest'
import { nearName } from './nearName'

it.each([
  ['titel', 'title'],
  ['heding', 'heading'],
  ['paragraphss', 'paragraphs'],
  ['readmore', 'readMore'],
  ['SubTitle', 'subtitle'],
  ['READ-MORE', 'readMore'],
  ['jp', 'ja'],
  ['aj', 'ja'],
])('takes %s for %s', (name, meant) => {
  expect(nearName(name, ['subtitle', 'title', 'heading', 'paragraphs', 'readMore', 'ja'])).toBe(meant)
})

it('prefers the nearest', () => {
  expect(nearName('cards', ['car', 'card'])).toBe('card')
})

it.each(['colour', 'ab', 'title'])('guesses nothing for %s', (name) => {
  expect(nearName(name, ['title', 'wxyz'])).toBeUndefined()
})
