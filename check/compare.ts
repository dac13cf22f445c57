import { getNodePath, type Node } from 'jsonc-parser'
import { didYouMean, nearName } from '../collections/nearName'
import { position } from '../collections/position'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { entries, itemsOf, type JsonFile, problemAt } from './jsonFile'
import { hasStrayBrace, isKnown, isKnownTag, knownPlaceholders, placeholdersOf, tagsOf } from './placeholders'
import { counterparts } from './plurals'

/** Structural differences between a file of texts and the English one. English compared with itself shows missing plural forms. */
export function compareWords(english: JsonFile, own: JsonFile, language: string): Problem[] {
  const known = compared.get(own)
  if (known?.english === english) return known.problems
  const problems = english.tree && own.tree ? compareNodes(english.tree, own.tree, false) : []
  compared.set(own, { english, problems })
  return problems

  function compareNodes(model: Node, node: Node, spellsCount: boolean): Problem[] {
    if (!isComparable(model) || !isComparable(node)) return []
    if (model.type !== node.type) {
      return [
        problemAt(own, node, {
          found: `is ${kind(node)}, in English it is ${kind(model)}`,
          remedy: `Build it like ${english.path}:${lineOf(english, model)}.`,
        }),
      ]
    }
    if (model.type === 'object') return compareObjects(model, node)
    if (model.type === 'array') return compareLists(model, node)
    return compareTexts(model, node, spellsCount)
  }

  function compareObjects(model: Node, node: Node): Problem[] {
    const models = new Map(entries(model).map(({ key, value }) => [key, value]))
    const values = new Map(entries(node).map(({ key, value }) => [key, value]))
    const expected = counterparts([...models.keys()], language)
    const known = new Set(expected.map(({ key }) => key))
    const missing = [...known].filter((key) => !values.has(key))
    const extra = entries(node)
      .filter(({ key }) => !known.has(key))
      .map((entry) => ({ ...entry, near: nearName(entry.key, missing) }))
    const misspelt = new Set(extra.map(({ near }) => near))
    return [
      ...extra.map(({ value, property, near }): Problem => {
        const key = getNodePath(value).join('.')
        const remedy = near ? `Rename it to “${near}”, or remove it.` : `Remove it, or add it to ${english.path} and every other language.`
        return { ...problemAt(own, property, { key, found: `English has no such key${didYouMean(near)}`, remedy }), isExtraKey: true }
      }),
      ...expected.flatMap(({ key, english: modelKey, required, spellsCount }) => {
        const value = values.get(key)
        const modelValue = models.get(modelKey)
        if (modelValue && value) return compareNodes(modelValue, value, spellsCount)
        if (!modelValue || !required || misspelt.has(key)) return []
        const remedy = `Add "${key}" in the braces that open here; ${language === defaultLocale ? 'its neighbour' : 'in English it'} is ${quote(english, modelValue)}.`
        return [problemAt(own, node, { key: [...getNodePath(node), key].join('.'), found: 'is missing', remedy })]
      }),
    ]
  }

  function compareLists(model: Node, node: Node): Problem[] {
    const models = itemsOf(model)
    const values = itemsOf(node)
    if (models.length === values.length) return models.flatMap((each, index) => compareNodes(each, values[index] ?? node, false))
    const found = `has ${values.length} ${values.length === 1 ? 'entry' : 'entries'}, in English it has ${models.length}`
    return [problemAt(own, node, { found, remedy: `Give it the same entries as ${english.path}:${lineOf(english, model)}.` })]
  }

  function compareTexts(model: Node, node: Node, spellsCount: boolean): Problem[] {
    const counts = (name: string) => !(spellsCount && name === 'count')
    const placeholders = ({ value }: Node) => placeholdersOf(String(value)).filter(counts)
    const possible = own === english ? knownPlaceholders : placeholders(model).filter(isKnown)
    const unknown = placeholders(node).filter((name) => !isKnown(name))
    // The mistake is the English text's, and told there.
    if (own !== english && hasStrayBrace(String(model.value))) return []
    return [
      // A misspelt placeholder is one problem, not also a missing one.
      ...(unknown.length > 0
        ? unknownPlaceholders(unknown, possible)
        : difference('placeholders', inBraces(placeholders(model).filter(isKnown)), inBraces(placeholders(node)))),
      ...compareTags(tagsOf(String(model.value)), tagsOf(String(node.value))),
    ].map((problem) => problemAt(own, node, problem))
  }
}

/** By file of a language, as read: a file that has not changed is the same object. */
const compared = new WeakMap<JsonFile, { english: JsonFile; problems: Problem[] }>()

function unknownPlaceholders(unknown: string[], possible: string[]): { found: string; remedy: string }[] {
  return unknown.map((name) => {
    const near = nearName(name, possible)
    const all = inBraces(possible).join(', ')
    const remedy = near ? `Write {{${near}}}. There are: ${all}.` : all ? `Use one of: ${all}.` : 'Use none: English has none here.'
    return { found: `unknown placeholder {{${name}}}${didYouMean(near && `{{${near}}}`)}`, remedy }
  })
}

/** `checkTexts` reports unknown tags; other differences follow from them. */
function compareTags(models: string[], values: string[]): { found: string; remedy: string }[] {
  return [...models, ...values].every(isKnownTag) ? difference('tags', models, values) : []
}

function inBraces(names: string[]): string[] {
  return names.map((name) => `{{${name}}}`)
}

function difference(what: string, models: string[], values: string[]): { found: string; remedy: string }[] {
  if (models.toSorted().join() === values.toSorted().join()) return []
  const remedy = models.length > 0 ? `Use the same ${what} as English: ${models.join(', ')}.` : `Use no ${what}: English has none here.`
  return [{ found: `has ${list(values)}, English has ${list(models)}`, remedy }]

  function list(names: string[]): string {
    return names.join(', ') || `no ${what}`
  }
}

/** `checkTexts` reports anything else, in whatever language. */
function isComparable({ type }: Node): boolean {
  return type === 'object' || type === 'array' || type === 'string'
}

function kind({ type }: Node): string {
  if (type === 'string') return 'a text'
  return type === 'array' ? 'a list' : 'an object'
}

function lineOf(file: JsonFile, node: Node): number {
  return position(file.text, node.offset).line
}

/** The English text, or where to find it if it is long. */
function quote(file: JsonFile, node: Node): string {
  const text = node.type === 'string' ? String(node.value) : ''
  return text.length > 0 && text.length <= 60 ? `“${text}”` : `at ${file.path}:${lineOf(file, node)}`
}
