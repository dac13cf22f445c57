import { expect, it } from 'vitest'
import { readFlags } from './readFlags'

const flags = ['category', 'title']

it('reads flags and positional parameters', () => {
  expect(readFlags(['post', '--title', 'A “b”', '--category=c'], flags)).toEqual({ values: { title: 'A “b”', category: 'c' }, positionals: ['post'] })
  expect(readFlags([], flags)).toEqual({ values: {}, positionals: [] })
})

it.each([
  [['post', '--categry', 'c'], 'npm run new has no --categry; did you mean “--category”? It takes --category, --title.'],
  [['post', '--colour=red'], 'npm run new has no --colour. It takes --category, --title.'],
  [['post', '-t', 'x'], 'npm run new has no -t. It takes --category, --title.'],
  [['post', '--title'], '--title needs a value, such as --title "…".'],
  [['post', '--title', '--category', 'c'], '--title needs a value, such as --title "…".'],
])('rejects %j', (parameters, message) => {
  expect(() => readFlags(parameters, flags)).toThrow(message)
})
