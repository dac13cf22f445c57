import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { entries, keysOf } from '../check/jsonFile'
import { englishWords, type Site } from '../check/readSite'
import { textPlaces } from '../check/references'
import { wordsSchema } from '../check/wordsSchema'
import type { Field } from './browser/field'
import type { Collection, CollectionFile } from './collection'
import { labelOf } from './label'
import { entriesWithTextsAt, relationTo } from './relations'
import { type Choices, fieldOf, fieldsOf, type JsonSchema } from './schemaFields'

/**
 * The texts of all pages, one file per namespace, with the languages side by side. The fields are the keys of the English texts; texts
 * of entries are a list, because they are added with an entry.
 */
export function wordCollections(site: Site, choices: Choices): Collection[] {
  const english = [...englishWords(site)]
  return [
    {
      name: 'words',
      label: 'Words of pages',
      icon: 'translate',
      i18n: { structure: 'multiple_folders' },
      editor: { preview: false },
      files: english.flatMap(([namespace, { tree }]) => (tree ? [fileOf(namespace, tree, site, choices)] : [])),
    },
  ]
}

function fileOf(namespace: string, tree: Node, site: Site, choices: Choices): CollectionFile {
  const written = new Set([...site.words.values()].flatMap((files) => keysOf(files.get(namespace)?.tree)))
  const fields = objectFields(tree, [], { namespace, choices, written })
  return {
    name: namespace,
    label: labelOf(namespace),
    file: `locales/{{locale}}/${namespace}.json`,
    format: `words/${namespace}`,
    i18n: true,
    fields: inEveryLanguage(fields),
  }
}

interface Namespace {
  namespace: string
  choices: Choices
  /** Dotted keys of all languages, because languages have different plural forms. */
  written: ReadonlySet<string>
}

function objectFields(node: Node, path: string[], names: Namespace): Field[] {
  const besides = besidesAt(names.namespace, path)
  const schema = generalised(wordsSchema(node, path.at(-1) === 'meta') as JsonSchema)
  const isField = (key: string) => names.written.has([...path, key].join('.')) && (!besides || besides.includes(key))
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([key]) => isField(key)))
  const fields = fieldsOf({ ...schema, properties }, names.choices).map((field): Field => {
    const child = findNodeAtLocation(node, [field.name])
    return child?.type === 'object' ? { ...field, fields: objectFields(child, [...path, field.name], names) } : field
  })
  if (!besides) return fields
  const others = entries(node).filter(({ key }) => !besides.includes(key))
  const merged = mergeSchemas(others.map(({ value }) => generalised(wordsSchema(value) as JsonSchema)))
  return [...fields, recordField(merged, keyField([names.namespace, ...path].join('.')), names.choices)]
}

/** For an object with the texts of entries: its other keys. Undefined for all other objects. */
function besidesAt(namespace: string, path: readonly string[]): readonly string[] | undefined {
  if (namespace === 'art' && path.length === 0) return []
  const place = textPlaces.find(({ at }) => at.join('.') === [namespace, ...path].join('.'))
  return place && (place.besides ?? [])
}

/** A choice of an entry, if a collection has them; otherwise the key as text. */
function keyField(path: string): Field {
  const key: Field = { name: 'key', label: 'Key', widget: 'string', i18n: 'duplicate' }
  const entries = entriesWithTextsAt(path)
  if (entries) return relationTo({ ...key, hint: 'The entry that these texts belong to. Add a new one in “Entries of pages” first.' }, entries)
  return path === 'art' ? { ...key, hint: 'The name of a drawing, or of a photograph without its extension' } : key
}

function recordField(merged: JsonSchema, key: Field, choices: Choices): Field {
  const base: Pick<Field, 'name' | 'label' | 'label_singular' | 'widget' | 'collapsed'> = {
    name: 'entries',
    label: 'Entries',
    label_singular: 'Entry',
    widget: 'list',
    collapsed: true,
  }
  if (merged.type !== 'object') return { ...base, keyed: 'texts', summary: '{{fields.key}} · {{fields.text}}', fields: [key, fieldOf('text', merged, choices)] }
  const heading = ['heading', 'title', 'h1', 'name'].find((name) => merged.properties?.[name])
  return { ...base, keyed: 'objects', summary: `{{fields.key}}${heading ? ` · {{fields.${heading}}}` : ''}`, fields: [key, ...fieldsOf(merged, choices)] }
}

/** A schema that matches all of them; keys that are not in all are optional. */
function mergeSchemas(schemas: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...rest] = schemas
  return rest.reduce(mergeTwo, first)
}

function mergeTwo(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (one.type === 'array') return { type: 'array', items: mergeSchemas([...itemsOf(one), ...itemsOf(other)]) }
  if (one.type !== 'object') return { ...withoutPattern(one), longest: Math.max(one.longest ?? 0, other.longest ?? 0) }
  const properties = { ...one.properties }
  let names = Object.keys(properties)
  let before = -1
  for (const [name, schema] of Object.entries(other.properties ?? {})) {
    const mine = properties[name]
    properties[name] = mine ? mergeTwo(mine, schema) : schema
    // Inserted after its predecessor, to keep the order of every entry.
    if (!mine) names = names.toSpliced(before + 1, 0, name)
    before = names.indexOf(name)
  }
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])),
    required: (one.required ?? []).filter((name) => other.required?.includes(name)),
  }
}

/** Removes the description, because the form shows the English text anyway, and the limits of lists, which may grow. */
function generalised({ description = '', properties, items, minItems: _least, maxItems: _most, ...schema }: JsonSchema): JsonSchema {
  if (properties) return { ...schema, properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, generalised(each)])) }
  if (schema.type === 'array') return { ...schema, items: mergeSchemas(itemsOf({ items: items ?? [] }).map(generalised)) }
  return { ...schema, longest: description.length }
}

/** A text’s required placeholders do not apply to other entries. */
function withoutPattern({ pattern: _, patternErrorMessage: _message, ...schema }: JsonSchema): JsonSchema {
  return schema
}

function itemsOf({ items = [] }: JsonSchema): JsonSchema[] {
  return Array.isArray(items) ? items : [items]
}

/** Each language has its own texts; lists have the same number and keys of entries as in English. */
function inEveryLanguage(fields: readonly Field[]): Field[] {
  return fields.map(({ fields: inner, field, ...rest }): Field => {
    return {
      ...rest,
      i18n: rest.i18n ?? (rest.widget === 'list' ? 'duplicate' : true),
      ...(inner && { fields: inEveryLanguage(inner) }),
      ...(field && { field: inEveryLanguage([field])[0] as Field }),
    }
  })
}
