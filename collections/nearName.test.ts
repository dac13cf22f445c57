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
])('suggests for %s: %s', (name, meant) => {
  expect(nearName(name, ['subtitle', 'title', 'heading', 'paragraphs', 'readMore', 'ja'])).toBe(meant)
})

it('prefers the most similar name', () => {
  expect(nearName('cards', ['car', 'card'])).toBe('card')
})

it.each(['colour', 'ab', 'de', 'title'])('suggests nothing for %s', (name) => {
  expect(nearName(name, ['title', 'wxyz', 'ja'])).toBeUndefined()
})

it.each(['projects.9', 'projects.10.outcome'])('suggests no other number for %s', (name) => {
  expect(nearName(name, ['projects.1', 'projects.19', 'projects.1.outcome'])).toBeUndefined()
  expect(nearName(name.replace('j', 'jj'), [name])).toBe(name)
})
