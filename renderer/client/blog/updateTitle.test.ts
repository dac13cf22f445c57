import { afterEach, expect, it, vi } from 'vitest'
import type { BlogData } from '../../../blog/view/readBlog'
import { updateTitle } from './updateTitle'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The title of a document after an update. */
function updated(title: string, data: object): string {
  vi.stubGlobal('document', { title })
  updateTitle(data as BlogData)
  return document.title
}

const category = (name: string) => ({ category: { name }, posts: [] })

it.each([
  ['Practice – Blog | Company', category('Practice'), 'Practice – Blog | Company'],
  ['Design – and code – Blog | Company', category('Code | $&'), 'Code | $& – Blog | Company'],
  ['Not found | Company', category('News'), 'News | Company'],
  ['A post – in two parts | Company', { title: 'A post' }, 'A post | Company'],
  ['Blog | Company', { categories: [] }, 'Blog | Company'],
])('the title %j', (title, data, expected) => {
  expect(updated(title, data)).toBe(expected)
})
