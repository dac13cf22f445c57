import { budgetOf } from '../budgets'
import { tagName } from '../parsePage'
import type { PageRule } from '../rule'

export const documentSize = {
  name: 'document size',
  scope: 'page',
  why: 'A page has at most 530 elements, the home page 700, posts and categories of the blog 800: a slow phone styles and lays out each of them, and again after every change. Where a word may break (`<wbr>`) is not counted, as it is as little as a character.',
  check(page) {
    const { elements } = budgetOf(page)
    const count = page.elements.filter((element) => tagName(element) !== 'wbr').length
    return count <= elements ? [] : [{ found: `${count} elements`, expected: `at most ${elements}` }]
  },
} satisfies PageRule
