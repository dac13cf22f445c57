import { expect, it } from 'vitest'
import { describeAll, type Problem } from './problem'

const many = (count: number, file: string, found = 'is empty') =>
  Array.from({ length: count }, (_, index): Problem => ({ file, line: index + 1, column: 3, key: `k${index}`, found, remedy: 'Write it.' }))

it('describes each problem on two lines', () => {
  expect(describeAll(many(2, 'a.json'))).toBe('  a.json:1:3 k0: is empty\n      Write it.\n  a.json:2:3 k1: is empty\n      Write it.')
})

it('prints at most twenty identical findings per file, then their number', () => {
  const lines = describeAll([...many(60, 'a.json'), ...many(21, 'a.json', 'is stale'), ...many(20, 'b.json')]).split('\n')
  expect(lines.slice(38, 43)).toEqual([
    '  a.json:20:3 k19: is empty',
    '      Write it.',
    '  and 40 more like this in a.json',
    '  a.json:1:3 k0: is stale',
    '      Write it.',
  ])
  expect(lines.filter((line) => line.startsWith('  and'))).toEqual(['  and 40 more like this in a.json', '  and 1 more like this in a.json'])
  expect(lines).toHaveLength(3 * 40 + 2)
})
