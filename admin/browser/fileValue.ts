import type { Field } from './field'

/**
 * Converts a file for the editor: entries by key become a list, because forms can add items to lists only, and the editor treats
 * numeric keys as list indexes; `"draft": ["ja"]` becomes a switch and a choice of languages; a picture becomes either a drawing or a
 * photograph.
 *
 * @param fields of the file; a field with `root` is the whole file.
 * @param value of the file.
 */
export function editorValue(fields: readonly Field[], value: unknown): unknown {
  const [first] = fields
  return first?.root ? toEditor(first, value) : objectToEditor(fields, value as Values)
}

/**
 * The reverse: in the order of the fields, without empty optional values.
 *
 * @throws if two entries have the same key, because one of them would be lost.
 */
export function fileValue(fields: readonly Field[], value: unknown): unknown {
  const [first] = fields
  return first?.root ? toFile(first, value) : objectToFile(fields, value as Values)
}

type Values = Record<string, unknown>

function toEditor(field: Field, value: unknown): unknown {
  if (field.widget === 'object' && isObject(value)) return objectToEditor(field.fields ?? [], value)
  if (field.widget === 'list' && Array.isArray(value)) return value.map((item) => itemToEditor(field, item))
  if (field.numeric && typeof value === 'number') return String(value)
  return value
}

function itemToEditor({ fields, field }: Field, item: unknown): unknown {
  if (fields) return objectToEditor(fields, item as Values)
  return field ? toEditor(field, item) : item
}

function objectToEditor(fields: readonly Field[], object: Values): Values {
  const own = new Set(fields.map(({ name }) => name))
  const values: Values = {}
  fields.forEach((field, index) => {
    const next = fields[index + 1]
    const [main, other] = split(object[field.name], next?.besides)
    if (field.keyed) values[field.name] = listEntries(field, object, own)
    else if (field.besides) values[field.name] ??= undefined
    else if (main !== undefined) values[field.name] = toEditor(field, main)
    if (next?.besides && other !== undefined) values[next.name] = other
  })
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

function listEntries(field: Field, object: Values, own: ReadonlySet<string>): Values[] {
  const entries = Object.entries(object).filter(([key]) => !own.has(key))
  const [, ...inner] = field.fields ?? []
  return entries.map(([key, value]) => ({ key, ...(field.keyed === 'texts' ? { text: value } : objectToEditor(inner, value as Values)) }))
}

/** A value as the two fields that represent it. */
function split(value: unknown, besides: Field['besides']): [main: unknown, other: unknown] {
  if (besides === 'languages of a draft') return Array.isArray(value) ? [false, value] : [value, undefined]
  if (besides === 'photograph' && typeof value === 'string' && value.includes('.')) return [undefined, `${photographs}/${value}`]
  return [value, undefined]
}

function toFile(field: Field, value: unknown): unknown {
  if (field.widget === 'object') return isObject(value) ? objectToFile(field.fields ?? [], value) : undefined
  if (field.widget === 'list') {
    const { fields, field: item } = field
    return (Array.isArray(value) ? value : []).map((each) => (fields ? objectToFile(fields, each) : item ? toFile(item, each) : each))
  }
  if (field.numeric && typeof value === 'string' && value !== '') return Number(value)
  return value
}

function objectToFile(fields: readonly Field[], values: Values): Values {
  const object: Values = {}
  fields.forEach((field, index) => {
    if (field.besides) return
    if (field.keyed) {
      Object.assign(object, entriesOf(field, values[field.name]))
      return
    }
    const next = fields[index + 1]
    const value = toFile(field, next?.besides ? join(values[field.name], next.besides, values[next.name]) : values[field.name])
    if (value === undefined || (field.required === false && isEmpty(value))) return
    object[field.name] = value
  })
  return object
}

function entriesOf(field: Field, items: unknown): Values {
  const [, ...inner] = field.fields ?? []
  const list = (Array.isArray(items) ? items : []) as Values[]
  const keys = list.map(({ key }) => String(key))
  const duplicate = keys.find((key, index) => keys.indexOf(key) < index)
  if (duplicate !== undefined) throw new Error(`Two entries of “${field.label}” have the key “${duplicate}”. Give one of them another key.`)
  return Object.fromEntries(list.map(({ key, ...values }) => [String(key), field.keyed === 'texts' ? values.text : objectToFile(inner, values)]))
}

/** Two fields as the value that they represent. */
function join(main: unknown, besides: NonNullable<Field['besides']>, other: unknown): unknown {
  if (besides === 'languages of a draft') return main === true || !Array.isArray(other) || other.length === 0 ? main : other
  return typeof other === 'string' && other !== '' ? other.slice(other.lastIndexOf('/') + 1) : main
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return isObject(value) ? Object.keys(value).length === 0 : value === '' || value === null || value === false
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** As addressed in the editor. */
export const photographs = '/content/images'
