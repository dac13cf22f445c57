import { expect, it } from 'vitest'
import { readSite } from '../check/readSite'
import type { Field } from './browser/field'
import { editorConfig } from './config'

const { collections } = editorConfig(readSite(), { name: 'github', repo: 'owner/site', branch: 'main', auth_methods: ['token'] })

/** All fields of a form, with the names of their parents. */
function fieldsOf(collection: string, file: string): Map<string, Field> {
  const form = collections.flatMap((each) => (each.name === collection && 'files' in each ? each.files : [])).find(({ name }) => name === file)
  const visit = (fields: readonly Field[], above: string): [string, Field][] =>
    fields.flatMap((field) => [
      [above + field.name, field] as [string, Field],
      ...visit([...(field.fields ?? []), ...(field.field ? [field.field] : [])], `${above + field.name}.`),
    ])
  return new Map(visit(form?.fields ?? [], ''))
}

function postField(name: string): Field | undefined {
  const [posts] = collections.flatMap((each) => ('folder' in each ? [each] : []))
  return posts?.fields.find((field) => field.name === name)
}

it('has hints for rules that no pattern can express', () => {
  const company = fieldsOf('company', 'company')
  expect(company.get('country')?.hint).toContain('. This must be a country’s code in capitals, such as IN.')
  expect(company.get('contactHours.timeZone')?.hint).toContain('This must be the name of a time zone')
  expect(company.get('workingLanguages.text')?.hint).toContain('This must be a language’s code, such as ja.')
  expect(fieldsOf('entries', 'openings').get('entries.salary.currency')?.hint).toContain('This must be the code of a currency')
  expect(company.get('phone')?.pattern?.[1]).toContain('one number in international format')
})

it('has hints without tags, which the editor would leave out', () => {
  expect(fieldsOf('entries', 'openings').get('entries.key')?.hint).toContain('words in locales/&lt;language>')
  expect(JSON.stringify(collections)).not.toMatch(/"hint":"[^"]*<\w/)
})

it('names a project in the list by its picture', () => {
  expect(fieldsOf('entries', 'projects').get('entries')?.summary).toBe('{{fields.id}} · {{fields.category}} · {{fields.image}}{{fields.photograph}}')
  expect(fieldsOf('words', 'art').get('entries')?.summary).toContain('{{fields.text}}')
})

it('limits the title and the description of a post', () => {
  expect(postField('title')).toMatchObject({ widget: 'string', minlength: 5, maxlength: 60 })
  expect(postField('description')).toMatchObject({ widget: 'text', minlength: 40, maxlength: 165 })
})

it('says where a picture is described, and what a draft of a translation is', () => {
  expect(postField('photograph')?.hint).toContain('“Alt”')
  expect(fieldsOf('entries', 'projects').get('entries.photograph')?.hint).toContain('“Art”')
  expect(postField('draft')?.hint).toContain('translation')
})

it('says what the key of texts is', () => {
  expect(fieldsOf('words', 'testimonial').get('items.entries.key')?.hint).toContain('“Entries of pages” first')
  expect(fieldsOf('words', 'art').get('entries.key')?.hint).toContain('photograph without its extension')
})

it('offers the referenced entries as choices', () => {
  expect(fieldsOf('entries', 'sectors').get('entries.project')).toMatchObject({
    widget: 'relation',
    collection: 'entries',
    file: 'projects',
    value_field: 'entries.*.id',
  })
  expect(fieldsOf('entries', 'projects').get('entries.service')).toMatchObject({ widget: 'relation', file: 'services', value_field: 'entries.*.category' })
  expect(fieldsOf('entries', 'testimonials').get('entries.project')).toMatchObject({ widget: 'relation', file: 'projects', value_field: 'entries.*.id' })
  expect(fieldsOf('words', 'careers').get('openings.entries.key')).toMatchObject({ widget: 'relation', file: 'openings', value_field: 'entries.*.key' })
  expect(fieldsOf('words', 'projects').get('entries.key')).toMatchObject({
    widget: 'relation',
    file: 'projects',
    display_fields: ['entries.*.id', 'entries.*.image'],
  })
  expect(fieldsOf('words', 'art').get('entries.key')).toMatchObject({ widget: 'string' })
  expect(fieldsOf('entries', 'blogCategories').get('entries.text')?.options).toContainEqual(expect.objectContaining({ value: expect.any(String) }))
})
