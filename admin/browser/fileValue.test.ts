import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jsonSchemaOf } from '../contentCollections'
import { fieldsOf } from '../schemaFields'
import type { Field } from './field'
import { editorValue, fileValue } from './fileValue'

const entry = z.object({ image: z.string(), draft: z.union([z.boolean(), z.array(z.string())]).optional(), link: z.string().optional() })
const fields = fieldsOf(jsonSchemaOf(entry), { drawings: [], languages: [], categories: [] })
const words: Field[] = [
  { name: 'title', label: 'Title', widget: 'string' },
  {
    name: 'entries',
    label: 'Entries',
    widget: 'list',
    keyed: 'objects',
    fields: [
      { name: 'key', label: 'Key', widget: 'string' },
      { name: 'heading', label: 'Heading', widget: 'string' },
    ],
  },
]

describe('an entry', () => {
  it.each([
    [{ image: 'erp' }, { image: 'erp' }],
    [{ image: 'office.jpg' }, { photograph: '/content/images/office.jpg' }],
    [
      { image: 'erp', draft: true },
      { image: 'erp', draft: true },
    ],
    [
      { image: 'erp', draft: ['ja'] },
      { image: 'erp', draft: false, draftIn: ['ja'] },
    ],
  ])('%j is %j in the editor, and is written back unchanged', (file, editor) => {
    expect(editorValue(fields, file)).toEqual(editor)
    expect(fileValue(fields, editorValue(fields, file))).toEqual(file)
  })

  it('omits empty optional values', () => {
    expect(fileValue(fields, { image: 'erp', photograph: '', draft: false, draftIn: [], link: '' })).toEqual({ image: 'erp' })
  })

  it('prefers the photograph to the drawing, and a draft in all languages to one in some', () => {
    const values = { image: 'erp', photograph: '/content/images/office.jpg', draft: true, draftIn: ['ja'] }
    expect(fileValue(fields, values)).toEqual({ image: 'office.jpg', draft: true })
  })
})

describe('texts by the keys of entries', () => {
  const file = { title: 'Projects', '1': { heading: 'One' }, '19': { heading: 'Nineteen' } }

  it('are a list in the editor, also with numeric keys', () => {
    const editor = { title: 'Projects', entries: [{ key: '1', heading: 'One' }, expect.anything()] }
    expect(editorValue(words, file)).toEqual(editor)
    expect(fileValue(words, editorValue(words, file))).toEqual(file)
  })

  it('must not have the same key twice', () => {
    const entries = [{ key: '1' }, { key: '1' }]
    expect(() => fileValue(words, { entries })).toThrow('Two entries of “Entries” have the key “1”.')
  })
})
