import { expect, it } from 'vitest'
import { fillInMarked, isMarked, markedKeys, unmark } from './untranslated'
import { unwritten } from './unwritten'

const words = { title: 'Work', list: ['One', { text: 'Two' }] }

it('replaces missing texts by marked English, finds marks with their keys at any depth, and removes them', () => {
  const marked = fillInMarked(undefined, words)
  expect(marked.title).toBe(`${unwritten}{title} Work`)
  expect([isMarked(words), isMarked(marked), isMarked({ list: ['Eins', { text: `A ${unwritten} Two` }] })]).toEqual([false, true, true])
  expect(markedKeys([marked.list, `See ${marked.title}`])).toEqual(['list.0', 'list.1.text', 'title'])
  expect(unmark(marked)).toEqual(words)
  expect(unmark(`${unwritten} Two`)).toBe('Two')
})

it('keeps translations, including plural forms unknown in English, and recognises copied texts and short lists', () => {
  const own = { title: `${unwritten} Work`, list: ['Eins'], list_many: 'Viele' }
  const filled = fillInMarked<object>(own, words)
  expect(filled).toEqual({ title: `${unwritten}{title} Work`, list: ['Eins', { text: `${unwritten}{list.1.text} Two` }], list_many: 'Viele' })
})
