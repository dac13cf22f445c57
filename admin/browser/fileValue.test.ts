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
  ])('%j is %j in the editor, and is written as it was', (file, editor) => {
    expect(editorValue(fields, file)).toEqual(editor)
    expect(fileValue(fields, editorValue(fields, file))).toEqual(file)
  })

  it('has nothing of what is optional and empty', () => {
    expect(fileValue(fields, { image: 'erp', photograph: '', draft: false, draftIn: [], link: '' })).toEqual({ image: 'erp' })
  })

  it('shows the photograph where there is a drawing as well, and is a draft altogether where it is one in some languages as well', () => {
    const values = { image: 'erp', photograph: '/content/images/office.jpg', draft: true, draftIn: ['ja'] }
    expect(fileValue(fields, values)).toEqual({ image: 'office.jpg', draft: true })
  })
})

describe('words by the keys of entries', () => {
  const file = { title: 'Projects', '1': { heading: 'One' }, '19': { heading: 'Nineteen' } }

  it('are a list in the editor, whatever the keys', () => {
    const editor = { title: 'Projects', entries: [{ key: '1', heading: 'One' }, expect.anything()] }
    expect(editorValue(words, file)).toEqual(editor)
    expect(fileValue(words, editorValue(words, file))).toEqual(file)
  })

  it('lose none to another with its key', () => {
    const entries = [{ key: '1' }, { key: '1' }]
    expect(() => fileValue(words, { entries })).toThrow('Two entries of “Entries” have the key “1”.')
  })
})
