import { expect, it } from 'vitest'
import { isMarked, markedKeys, standIn, unmark } from './untranslated'
import { unwritten } from './unwritten'

const words = { title: 'Work', list: ['One', { text: 'Two' }] }

it('puts marked English in place of what is lacking, finds the mark at any depth with the key, and takes it away', () => {
  const marked = standIn(undefined, words)
  expect(marked.title).toBe(`${unwritten}{title} Work`)
  expect([isMarked(words), isMarked(marked), isMarked({ list: ['Eins', { text: `A ${unwritten} Two` }] })]).toEqual([false, true, true])
  expect(markedKeys([marked.list, `See ${marked.title}`])).toEqual(['list.0', 'list.1.text', 'title'])
  expect(unmark(marked)).toEqual(words)
  expect(unmark(`${unwritten} Two`)).toBe('Two')
})

it('keeps what is translated, forms of numbers that English does not know included, and knows a copied text and a short list', () => {
  const own = { title: `${unwritten} Work`, list: ['Eins'], list_many: 'Viele' }
  const filled = standIn<object>(own, words)
  expect(filled).toEqual({ title: `${unwritten}{title} Work`, list: ['Eins', { text: `${unwritten}{list.1.text} Two` }], list_many: 'Viele' })
})
