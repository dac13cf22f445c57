import { describe, expect, it } from 'vitest'
import { parseFrontMatter } from '../../blog/frontMatter'
import { frontMatter } from '../../blog/markdown'
import type { Field } from './field'
import { formatsOf } from './formats'

const fields: Field[] = [
  { name: 'title', label: 'Title', widget: 'string' },
  { name: 'body', label: 'Text', widget: 'markdown' },
]
const markdown = formatsOf([{ format: 'post', fields }]).get('post')

it.each(['Logs', '“Done”', '„Fertig“', '“One” and “two”', 'Ticket #42', '\u00a0a', '\u3000一', 'Logs: what to keep', '"a"'])(
  'a title %j can be read after it is saved',
  (title) => {
    const saved = markdown?.toFile({ title }) ?? ''
    expect(parseFrontMatter(saved.split('---\n')[1] ?? '')).toEqual({ title })
    expect(saved).toMatch(/^---\ntitle: .*\n---\n$/)
    expect(markdown?.fromFile(saved)).toEqual({ title })
  },
)

it.each([
  ['---\ntitle: Logs\n---', 'Logs', undefined],
  ['---\r\ntitle: Logs\r\n---\r\n\r\nOne\r\n', 'Logs', 'One'],
  ['---\ntitle: Logs\n---\n\nOne\n\n---\n\nTwo\n', 'Logs', 'One\n\n---\n\nTwo'],
  ['---\n---\n\nOne\n', undefined, 'One'],
  ['One\n', undefined, 'One'],
  ['---\ntitle: Logs\n----\n\nOne\n', undefined, '---\ntitle: Logs\n----\n\nOne'],
  ['---\ntitle: Logs\n--- text\n\nOne\n', undefined, '---\ntitle: Logs\n--- text\n\nOne'],
])('the front matter of %j is what the site takes for it, and nothing is lost', (text, title, body) => {
  expect(markdown?.fromFile(text)).toEqual({ ...(title && { title }), ...(body && { body }) })
  expect(text.replace(frontMatter, '').replaceAll('\r', '').trim()).toBe(body ?? '')
})

describe('a table that the toolbar mode has rewritten', () => {
  const table = '| Promise | Per year |\n| ------- | -------: |\n| 99      | 3 days   |\n| 99.9    | 8 h      |'
  const rewritten = '| Promise | Per year |\n| --- | --- |\n| 99 | 3 days |\n| 99.9 | 8 h |'
  const other = '| Year | Hours |\n| --- | ---: |\n| 1 | 2 |'
  const left = '| Year | Hours |\n| --- | --- |\n| 1 | 3 |'
  const saved = (text: string) => (markdown?.toFile({ title: 'Uptime', body: `Before.\n\n${text}\n\nAfter.` }) ?? '').split('\n\n')[2]
  for (const text of [table, other]) markdown?.fromFile(`---\ntitle: Uptime\n---\n\n${text}\n`)

  it('is saved as it was', () => {
    expect(saved(rewritten)).toBe(table)
  })

  it('keeps the alignment of its columns if a row is edited', () => {
    expect(saved(rewritten.replace('8 h', '9 h'))).toBe(rewritten.replace('8 h', '9 h').replace('| --- | --- |', '| --- | ---: |'))
  })

  it('keeps what its author has aligned in Markdown', () => {
    const centred = table.replace('| ------- |', '| :-----: |')
    expect(saved(centred)).toBe(centred)
  })

  it('keeps a space typed beside a bar of a cell', () => {
    const code = '| Shell |\n| --- |\n| `a \\|b` |'
    markdown?.fromFile(`---\ntitle: Uptime\n---\n\n${code}\n`)
    expect(saved(code.replace('|b', '| b'))).toBe(code.replace('|b', '| b'))
  })

  it('takes the place of no other one with the same cells, nor of one in a block of code', () => {
    const plain = '| Left | Right |\n| --- | --- |\n| 1 | 2 |'
    const right = plain.replace('--- |\n', '---: |\n')
    const block = `\`\`\`md\n${rewritten}\n\`\`\``
    markdown?.fromFile(`---\ntitle: Uptime\n---\n\n${plain}\n\n${right}\n\n${block}\n`)
    expect([plain, right, block, rewritten].map(saved)).toEqual([plain, right, block, table])
  })

  it('gets no alignment if tables with its head differ in it', () => {
    expect(saved(left)).toContain('---:')
    markdown?.fromFile(`---\ntitle: Uptime\n---\n\n${left.replace('3', '4')}\n`)
    expect(saved(left)).toBe(left)
  })
})
