import type { Node } from 'jsonc-parser'
import { entries } from './jsonFile'
import { textLimits } from './meta'
import { placeholdersOf } from './placeholders'

type JsonSchema = Record<string, unknown>

/**
 * The JSON Schema of a file of words in any language: the keys of the English one, none missing and none besides, and the
 * English texts as descriptions, so that an editor shows what is to be translated.
 */
export function wordsSchema(node: Node, isMeta = false): JsonSchema {
  if (node.type === 'string') return textSchema(String(node.value))
  if (node.type === 'array') {
    const items = (node.children ?? []).map((child) => wordsSchema(child))
    return { type: 'array', items, minItems: items.length, maxItems: items.length }
  }
  const plurals = pluralsOf(node)
  const plain = entries(node).filter(({ key }) => !pluralForm.test(key))
  const schemaOf = (key: string, value: Node) => ({ ...wordsSchema(value, key === 'meta'), ...(isMeta && textLengths(key)) })
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(plain.map(({ key, value }) => [key, schemaOf(key, value)])),
      ...Object.fromEntries([...plurals].flatMap(([stem, value]) => forms.map((form) => [`${stem}_${form}`, pluralSchema(value)]))),
    },
    // Which forms for numbers there are differs by language; every one has this.
    required: [...plain.map(({ key }) => key), ...[...plurals.keys()].map((stem) => `${stem}_other`)],
    additionalProperties: false,
  }
}

function textSchema(english: string): JsonSchema {
  const placeholders = placeholdersOf(english)
  const lookaheads = placeholders.map((name) => `(?=[\\s\\S]*\\{\\{-?\\s*${name}\\b)`)
  return {
    type: 'string',
    description: english,
    minLength: 1,
    ...(placeholders.length > 0 && {
      pattern: `^${lookaheads.join('')}`,
      patternErrorMessage: `Keep the placeholders ${placeholders.map((name) => `{{${name}}}`).join(', ')}.`,
    }),
  }
}

/** A form for one number may spell it out. */
function pluralSchema(english: Node): JsonSchema {
  return { type: 'string', description: String(english.value), minLength: 1 }
}

/** What fits into search results, in whatever language. */
function textLengths(key: string): JsonSchema | undefined {
  if (key !== 'title' && key !== 'description') return undefined
  const limits = ['en', 'ja'].map((language) => textLimits(language)[key])
  return { minLength: Math.min(...limits.map(([least]) => least)), maxLength: Math.max(...limits.map(([, most]) => most)) }
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
const pluralForm = new RegExp(`_(?:${forms.join('|')})$`)

/** A text for each stem: that for other numbers, or else any. */
function pluralsOf(node: Node): Map<string, Node> {
  const plurals = new Map<string, Node>()
  for (const { key, value } of entries(node)) {
    const stem = key.replace(pluralForm, '')
    if (stem !== key && (key.endsWith('_other') || !plurals.has(stem))) plurals.set(stem, value)
  }
  return plurals
}
