import { budgetOf } from '../budgets'
import type { PageRule } from '../rule'

export const documentSize = {
  name: 'document size',
  scope: 'page',
  why: 'A page has at most 450 elements, the home page 700, a post 800: a slow phone styles and lays out each of them, and again after every change.',
  check(page) {
    const { elements } = budgetOf(page)
    return page.elements.length <= elements ? [] : [{ found: `${page.elements.length} elements`, expected: `at most ${elements}` }]
  },
} satisfies PageRule
