import { z } from 'zod'
import { type CollectionName, schemas } from '../collections/schemas'
import type { Field } from './browser/field'
import type { Collection, CollectionFile } from './collection'
import { labelOf } from './label'
import { type Choices, fieldOf, fieldsOf, type JsonSchema } from './schemaFields'

/** Facts about the company; everything else of `content/` is a list of what pages show. */
const facts: readonly CollectionName[] = ['company', 'site', 'claims', 'statistics']

/** Two groups of files: the company, and the entries of pages, as the schemas of `content/` have them. */
export function contentCollections(choices: Choices): Collection[] {
  const names = Object.keys(schemas) as CollectionName[]
  const group = (name: string, label: string, icon: string, members: CollectionName[]): Collection => ({
    name,
    label,
    icon,
    editor: { preview: false },
    files: members.map((member) => fileOf(member, choices)),
  })
  return [
    group(
      'entries',
      'Entries of pages',
      'grid_view',
      names.filter((name) => !facts.includes(name)),
    ),
    group('company', 'Company', 'apartment', [...facts]),
  ]
}

function fileOf(name: CollectionName, choices: Choices): CollectionFile {
  const schema = jsonSchemaOf(schemas[name])
  return { name, label: labelOf(name), file: `content/${name}.json`, format: `content/${name}`, fields: rootFields(name, schema, choices) }
}

function rootFields(name: string, schema: JsonSchema, choices: Choices): Field[] {
  if (schema.type !== 'array') return fieldsOf(schema, choices)
  return [{ ...fieldOf('entries', schema, choices), label: labelOf(name), label_singular: 'Entry', root: true }]
}

/** A schema as JSON Schema, with what it says of texts that do not fit. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.format === 'uri') jsonSchema.pattern = '^https?://\\S+$'
      if (typeof jsonSchema.pattern === 'string' && zodSchema instanceof z.ZodType) {
        const message = zodSchema.safeParse('\u0000').error?.issues[0]?.message
        if (message) Object.assign(jsonSchema, { patternErrorMessage: sentence(message) })
      }
    },
  }) as JsonSchema
}

function sentence(message: string): string {
  return /^must /.test(message) ? `This ${message}.` : `${message}.`
}
