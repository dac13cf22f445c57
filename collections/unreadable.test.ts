import { expect, it } from 'vitest'
import { findUnreadable } from './unreadable'

const text = '{\n  "title": "Größe"\n}\n'

it.each([
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), '1:1', 'a byte order mark'],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), '1:1', 'is saved as UTF-16'],
  ['UTF-16 the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), '1:1', 'is saved as UTF-16'],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), '1:1', 'is saved as UTF-16'],
  ['Latin-1', Buffer.from(text, 'latin1'), '2:15', 'not UTF-8'],
  ['a merge that was left', Buffer.from(`{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> branch\n}\n`), '2:1', 'an unfinished merge'],
])('%s is told by its name, at its place', (_, bytes, place, found) => {
  const problem = findUnreadable(bytes.toString(), 'x.json')
  expect(`${problem?.line}:${problem?.column} ${problem?.found}`).toContain(`${place} `)
  expect(problem?.found).toContain(found)
})

it.each([text, text.replaceAll('\n', '\r\n'), 'Title\n=======\n\n    <<<<<<< quoted', ''])('%j can be read', (readable) => {
  expect(findUnreadable(readable, 'x.md')).toBeUndefined()
})
