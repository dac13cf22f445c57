import { z } from 'zod'
import { type CollectionName, schemas } from '../collections/schemas'
import type { Field } from './browser/field'
import type { Collection, CollectionFile } from './collection'
import { labelOf } from './label'
import { facts, references, relationTo, rootList } from './relations'
import { type Choices, fieldOf, fieldsOf, type JsonSchema } from './schemaFields'

/** Two groups of files: the company, and the entries of pages, from the schemas of `content/`. */
export function contentCollections(choices: Choices): Collection[] {
  const others = (Object.keys(schemas) as CollectionName[]).filter((name) => !facts.includes(name))
  const group = (name: string, label: string, icon: string, members: CollectionName[]): Collection => ({
    name,
    label,
    icon,
    editor: { preview: false },
    files: members.map((member) => fileOf(member, choices)),
  })
  return [group('entries', 'Entries of pages', 'grid_view', others), group('company', 'Company', 'apartment', [...facts])]
}

function fileOf(name: CollectionName, choices: Choices): CollectionFile {
  const schema = jsonSchemaOf(schemas[name])
  return { name, label: labelOf(name), file: `content/${name}.json`, format: `content/${name}`, fields: rootFields(name, schema, choices) }
}

function rootFields(name: CollectionName, schema: JsonSchema, choices: Choices): Field[] {
  if (schema.type !== 'array') return fieldsOf(schema, choices)
  const list: Field = { ...fieldOf(rootList, schema, choices), label: labelOf(name), label_singular: 'Entry', root: true }
  if (name === 'blogCategories') return [{ ...list, field: { name: 'text', label: 'Category', widget: 'select', options: choices.categories } }]
  const named = references[name] ?? {}
  const fields = list.fields?.map((field) => {
    const reference = named[field.name]
    return reference ? relationTo(field, reference) : field
  })
  return [{ ...list, ...(fields && { fields }) }]
}

/** A schema as JSON Schema, with its messages for texts that do not match. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema, path }) => {
      if (jsonSchema.format === 'uri') jsonSchema.pattern = '^https?://\\S+$'
      if (typeof jsonSchema.pattern === 'string' && zodSchema instanceof z.ZodType) {
        const message = zodSchema.safeParse('\u0000').error?.issues[0]?.message
        if (message) Object.assign(jsonSchema, { patternErrorMessage: sentence(message) })
      } else if (jsonSchema.type === 'string' && !jsonSchema.enum && path.at(-1) !== 'image' && zodSchema instanceof z.ZodType) {
        // Not for pictures, which are chosen from a list.
        const rule = ruleOf(zodSchema, jsonSchema.minLength)
        if (rule) jsonSchema.description = [jsonSchema.description, rule].filter(Boolean).join('. ')
      }
    },
  }) as JsonSchema
}

/** A rule that has no pattern, such as the list of countries, for the hint. */
function ruleOf(schema: z.ZodType, length = 1): string | undefined {
  const issues = schema.safeParse('\u0000'.repeat(length)).error?.issues ?? []
  const rule = issues.find(({ code, message }) => code === 'custom' && message.startsWith('must '))
  return rule && sentence(rule.message)
}

function sentence(message: string): string {
  return /^must /.test(message) ? `This ${message}.` : `${message}.`
}
