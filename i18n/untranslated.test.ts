import { expect, it } from 'vitest'
import { unwritten } from '../collections/unwritten'
import { isMarked, markAll, unmark } from './untranslated'

const words = { title: 'Work', list: ['One', { text: 'Two' }] }

it('marks texts as `npm run new` does, finds the mark at any depth, and takes it away', () => {
  const marked = markAll(words)
  expect(marked.title).toBe(`${unwritten} Work`)
  expect([isMarked(words), isMarked(marked), isMarked({ list: ['Eins', { text: `A ${unwritten} Two` }] })]).toEqual([false, true, true])
  expect(unmark(marked)).toEqual(words)
})
