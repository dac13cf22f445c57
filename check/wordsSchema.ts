import type { Node } from 'jsonc-parser'
import { entries, itemsOf } from './jsonFile'
import { textLimits } from './meta'
import { placeholdersOf } from './placeholders'
import { pluralForms, withoutForm } from './plurals'

type JsonSchema = Record<string, unknown>

/**
 * The JSON Schema of a file of words in any language: exactly the keys of the English one, with the
 * English texts as descriptions for translators.
 */
export function wordsSchema(node: Node, isMeta = false): JsonSchema {
  if (node.type === 'string') return textSchema(String(node.value))
  if (node.type === 'array') {
    const items = itemsOf(node).map((item) => wordsSchema(item))
    return { type: 'array', items, minItems: items.length, maxItems: items.length }
  }
  const plurals = pluralsOf(node)
  const plain = entries(node).filter(({ key }) => withoutForm(key) === key)
  const schemaOf = (key: string, value: Node) => ({ ...wordsSchema(value, key === 'meta'), ...(isMeta && textLengths(key, String(value.value))) })
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(plain.map(({ key, value }) => [key, schemaOf(key, value)])),
      ...Object.fromEntries([...plurals].flatMap(([stem, value]) => pluralForms.map((form) => [`${stem}_${form}`, pluralSchema(value)]))),
    },
    // Plural forms differ by language; all have this one.
    required: [...plain.map(({ key }) => key), ...[...plurals.keys()].map((stem) => `${stem}_other`)],
    additionalProperties: false,
  }
}

const names = new Intl.ListFormat('en-GB')

function textSchema(english: string): JsonSchema {
  const placeholders = placeholdersOf(english)
  const lookaheads = placeholders.map((name) => `(?=[\\s\\S]*\\{\\{-?\\s*${name}\\b)`)
  return {
    type: 'string',
    description: english,
    minLength: 1,
    ...(placeholders.length > 0 && {
      pattern: `^${lookaheads.join('')}`,
      patternErrorMessage: `Keep ${names.format(placeholders.map((name) => `{{${name}}}`))} in this text.`,
    }),
  }
}

/** A plural form for one number may spell it out. */
function pluralSchema(english: Node): JsonSchema {
  return { type: 'string', description: String(english.value), minLength: 1 }
}

/** Lengths that fit into search results in any language. Placeholders do not count: their values, which the check knows, may be shorter. */
export function textLengths(key: string, english = ''): JsonSchema | undefined {
  if (key !== 'title' && key !== 'description') return undefined
  const braces = placeholdersOf(english).reduce((sum, name) => sum + `{{${name}}}`.length, 0)
  const limits = ['en', 'ja'].map((language) => textLimits(language)[key])
  return { minLength: Math.min(...limits.map(([least]) => least)), maxLength: Math.max(...limits.map(([, most]) => most)) + braces }
}

/** One text per stem: the form `_other`, or any. */
function pluralsOf(node: Node): Map<string, Node> {
  const plurals = new Map<string, Node>()
  for (const { key, value } of entries(node)) {
    const stem = withoutForm(key)
    if (stem !== key && (key.endsWith('_other') || !plurals.has(stem))) plurals.set(stem, value)
  }
  return plurals
}
