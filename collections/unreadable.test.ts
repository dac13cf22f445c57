import { expect, it } from 'vitest'
import { findUnreadable } from './unreadable'

const text = '{\n  "title": "Größe"\n}\n'

it.each([
  ['UTF-8 with BOM', Buffer.from(`\uFEFF${text}`), '1:1', 'a byte order mark'],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), '1:1', 'is saved as UTF-16'],
  ['big-endian UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), '1:1', 'is saved as UTF-16'],
  ['UTF-16 without BOM', Buffer.from(text, 'utf16le'), '1:1', 'is saved as UTF-16'],
  ['Latin-1', Buffer.from(text, 'latin1'), '2:15', 'not UTF-8'],
  ['line ends of old Macs', Buffer.from(text.replaceAll('\n', '\r')), '1:1', 'the line ends of an old Mac'],
  ['an unfinished merge', Buffer.from(`{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> branch\n}\n`), '2:1', 'an unfinished merge'],
])('reports %s with its position', (_, bytes, place, found) => {
  const problem = findUnreadable(bytes.toString(), 'x.json')
  expect(`${problem?.line}:${problem?.column} ${problem?.found}`).toContain(`${place} `)
  expect(problem?.found).toContain(found)
})

it.each([text, text.replaceAll('\n', '\r\n'), 'Title\n=======\n\n    <<<<<<< quoted', ''])('accepts %j', (readable) => {
  expect(findUnreadable(readable, 'x.md')).toBeUndefined()
})
