import type { Field } from './browser/field'
import { photographs } from './browser/fileValue'
import { labelOf } from './label'

/** The parts of JSON Schema (draft 7) that we read. */
export interface JsonSchema {
  type?: string
  description?: string
  enum?: string[]
  format?: string
  pattern?: string
  /** Message for a text that does not match. */
  patternErrorMessage?: string
  /** Length of the longest current text. */
  longest?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema | JsonSchema[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  /** Of an object with arbitrary keys. */
  additionalProperties?: boolean | JsonSchema
  required?: string[]
}

/** Data that the schemas lack. */
export interface Choices {
  /** The drawings, with their descriptions. */
  drawings: { label: string; value: string }[]
  languages: { label: string; value: string }[]
  /** Of the blog, by folder. */
  categories: { label: string; value: string }[]
}

/** The fields of an object: label, hint, limits and choices come from its schema. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema, choices: Choices): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (name === 'image' && schema.type === 'string') return pictureFields(choices, 'alt' in properties)
    if (name === 'publishAt') return [momentField(schema)]
    if (name === 'draft' && (schema.type === 'boolean' || schema.anyOf)) return draftFields(schema, choices)
    return [{ ...fieldOf(name, schema, choices), ...(!required.includes(name) && { required: false }) }]
  })
}

/** The field of one value. */
export function fieldOf(name: string, schema: JsonSchema, choices: Choices): Field {
  // The editor shows hints as Markdown, where `locales/<language>` would lose its end as a tag.
  const base = { name, label: labelOf(name), ...(schema.description && { hint: schema.description.replaceAll('<', '&lt;') }) }
  if (schema.enum) return { ...base, widget: 'select', options: schema.enum.map((value) => ({ label: labelOf(value), value })) }
  if (schema.type === 'boolean') return { ...base, widget: 'boolean', default: false }
  if (schema.type === 'integer' || schema.type === 'number') return { ...base, widget: 'number', ...numberLimits(schema) }
  if (typeof schema.additionalProperties === 'object') return { ...base, widget: 'keyvalue' }
  if (schema.type === 'object') return { ...base, widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, choices) }
  if (schema.type === 'array') return { ...base, ...listOf(schema, choices) }
  if (schema.format === 'date') return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  return { ...base, widget: (schema.longest ?? schema.maxLength ?? 0) > charactersPerLine ? 'text' : 'string', ...textLimits(schema) }
}

/** Visible characters of a one-line field. */
const charactersPerLine = 60

/** The list of a schema of an array. */
function listOf({ items, minItems, maxItems }: JsonSchema, choices: Choices): Omit<Field, 'name' | 'label' | 'hint'> {
  const item = (Array.isArray(items) ? items[0] : items) ?? {}
  const isFixed = minItems !== undefined && minItems === maxItems
  const limits = { ...(minItems !== undefined && { min: minItems }), ...(maxItems !== undefined && { max: maxItems }) }
  const inner: Partial<Field> =
    item.type === 'object' ? { fields: fieldsOf(item, choices), summary: summaryOf(item) } : { field: { ...fieldOf('text', item, choices), label: 'Text' } }
  return {
    widget: 'list',
    label_singular: 'Item',
    collapsed: item.type === 'object',
    ...limits,
    ...(isFixed && { allow_add: false, allow_remove: false }),
    ...inner,
  }
}

/** The summary of a collapsed list item: its first values that are short enough and always there, and its picture, by which a project is recognised. */
function summaryOf({ properties = {}, required = [] }: JsonSchema): string {
  const short = required.filter((name) => !['object', 'array'].includes(properties[name]?.type ?? ''))
  const names = new Set([...short.slice(0, 2), ...short.filter((name) => name === 'image')])
  return [...names].map((name) => (name === 'image' ? '{{fields.image}}{{fields.photograph}}' : `{{fields.${name}}}`)).join(' · ')
}

function numberLimits({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): Partial<Field> {
  // The editor supports inclusive limits only; for fractions, the check enforces exclusive ones.
  const lowest = minimum ?? (exclusiveMinimum === undefined || type === 'number' ? exclusiveMinimum : exclusiveMinimum + 1)
  return {
    value_type: type === 'integer' ? 'int' : 'float',
    // Without limits, Zod writes the lowest and the highest safe integer.
    ...(lowest !== undefined && lowest > Number.MIN_SAFE_INTEGER && { min: lowest }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  }
}

function textLimits({ pattern, patternErrorMessage, minLength, maxLength }: JsonSchema): Partial<Field> {
  return {
    ...(pattern && { pattern: [pattern, patternErrorMessage ?? 'This is not what is asked for here.'] }),
    // Required fields have at least one character anyway.
    ...(minLength !== undefined && minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
  }
}

/** Neither is required, because the form cannot require one of two. */
function pictureFields({ drawings }: Choices, hasDescription: boolean): Field[] {
  const described = hasDescription ? 'Describe it in “Alt”.' : 'Describe it in “Words of pages”, “Art”, under its name without the extension.'
  return [
    {
      name: 'image',
      label: 'Drawing',
      widget: 'select',
      required: false,
      hint: 'A drawing of the site. Without a drawing, a photograph is required.',
      options: drawings,
    },
    {
      name: 'photograph',
      label: 'Photograph',
      widget: 'image',
      required: false,
      hint: `In place of the drawing: JPEG, PNG or WebP, at least 1200 px wide. ${described}`,
      accept: 'image/jpeg,image/png,image/webp',
      choose_url: false,
      media_folder: photographs,
      public_folder: photographs,
      besides: 'photograph',
    },
  ]
}

/** Chosen in local time, and stored with its time zone. */
function momentField({ description }: JsonSchema): Field {
  return {
    name: 'publishAt',
    label: labelOf('publishAt'),
    widget: 'datetime',
    format: 'YYYY-MM-DDTHH:mmZ',
    required: false,
    ...(description && { hint: description }),
  }
}

function draftFields({ type, description = 'Shown in the preview only' }: JsonSchema, { languages }: Choices): Field[] {
  const draft: Field = { name: 'draft', label: 'Draft', widget: 'boolean', required: false, hint: description }
  if (type === 'boolean') return [draft]
  return [
    { ...draft, hint: 'Shown in the preview only, in every language' },
    {
      name: 'draftIn',
      label: 'Draft in some languages',
      widget: 'select',
      multiple: true,
      required: false,
      hint: 'Ready but for these languages',
      options: languages,
      besides: 'languages of a draft',
    },
  ]
}
