import { z } from 'zod'
import { counted } from './counted'
import { didYouMean, nearName } from './nearName'

/** An issue of a schema in plain words for editors. */
export interface Explanation {
  path: (string | number)[]
  /** Whether the key itself is wrong, not its value. */
  isKey: boolean
  found: string
  remedy: string
}

/**
 * Explains the issues of a schema, one explanation for each mistake: a misspelt key is not also reported as missing.
 *
 * @param value the rejected data.
 * @param add returns the remedy for a missing key, given the kind of its value, such as “a text”.
 */
export function explainIssues(error: z.core.$ZodError, schema: z.ZodType, value: unknown, add: (key: string, kind: string) => string): Explanation[] {
  const unknownKeys = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => explainKey(issue, key, schema, value)) : [],
  )
  const misspelt = new Set(unknownKeys.flatMap(({ path, near }) => (near === undefined ? [] : [...path.slice(0, -1), near].join('\n'))))
  return [
    ...unknownKeys.map(({ near: _, ...explanation }) => explanation),
    ...error.issues
      .filter((issue) => issue.code !== 'unrecognized_keys' && !(valueAt(value, pathOf(issue)) === undefined && misspelt.has(pathOf(issue).join('\n'))))
      .map((issue) => ({ path: pathOf(issue), isKey: issue.code === 'invalid_key', ...explainValue(issue, valueAt(value, pathOf(issue)), add) })),
  ]
}

function explainKey(issue: z.core.$ZodIssue, key: string, schema: z.ZodType, value: unknown): Explanation & { near: string | undefined } {
  const path = pathOf(issue)
  const knownKeys = Object.keys(shapeAt(schema, path))
  const missing = knownKeys.filter((name) => !Object.hasOwn(Object(valueAt(value, path)), name))
  const near = nearName(key, missing)
  const remedy = near ? `Rename it to “${near}”, or remove it.` : `Remove it. Known here: ${knownKeys.join(', ')}.`
  return { path: [...path, key], isKey: true, found: `unknown key${didYouMean(near)}`, remedy, near }
}

function explainValue(issue: z.core.$ZodIssue, value: unknown, add: (key: string, kind: string) => string): { found: string; remedy: string } {
  if (value === undefined) {
    const [, kind = expected(issue)] = /^must be (an? .+)$/.exec(issue.message) ?? []
    return { found: 'is missing', remedy: add(String(issue.path.at(-1)), kind) }
  }
  if (value === null && issue.code === 'invalid_type') return { found: 'is empty', remedy: `Write ${expected(issue)}.` }
  const shown = typeof value === 'string' ? `“${value}”` : JSON.stringify(value)
  switch (issue.code) {
    case 'invalid_value': {
      const choices = issue.values.map(String)
      const near = typeof value === 'string' ? nearName(value, choices) : undefined
      const remedy = near ? `Write “${near}”. There are: ${choices.join(', ')}.` : `Use one of: ${choices.join(', ')}.`
      return { found: `${shown} is none of the choices${didYouMean(near)}`, remedy }
    }
    case 'invalid_type':
      if (issue.expected === 'string' && Array.isArray(value)) {
        return { found: `${shown} is not a text`, remedy: 'Write them in one line, separated by commas.' }
      }
      // A day without its hyphens is a number; quotes alone would not mend it.
      if (issue.expected === 'string' && issue.message.startsWith('must')) return { found: `${shown} does not fit`, remedy: `It ${issue.message}.` }
      return { found: `${shown} is not ${expected(issue)}`, remedy: kinds[issue.expected]?.howToWrite ?? `Write ${expected(issue)}.` }
    case 'too_small':
    case 'too_big':
      return wrongSize(issue, value, shown)
    case 'invalid_format':
      return { found: `${shown} does not fit`, remedy: formatRemedy(issue, String(value)) }
    case 'invalid_key':
      return { found: `the key “${String(issue.path.at(-1))}” does not fit`, remedy: `It ${issue.issues[0]?.message}.` }
    default:
      return issue.message.startsWith('must')
        ? { found: `${shown} does not fit`, remedy: `It ${issue.message}.` }
        : { found: issue.message, remedy: typeof issue.path.at(-1) === 'number' ? 'Correct this entry.' : `Give it another ${String(issue.path.at(-1))}.` }
  }
}

function wrongSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown, shown: string): { found: string; remedy: string } {
  const [bound, limit] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum]
  const amount = issue.exact ? `exactly ${limit}` : `${bound} ${limit}`
  if (Array.isArray(value)) {
    const { length } = value
    return { found: `has ${length} ${length === 1 ? 'entry' : 'entries'}`, remedy: `Give it ${amount}.` }
  }
  if (typeof value === 'string' && value.trim() === '') return { found: 'is empty', remedy: 'Write the text.' }
  if (typeof value === 'string') return { found: `${shown} has ${counted(value.length, 'letter')}`, remedy: `Write ${amount}.` }
  return {
    found: `${shown} is too ${issue.code === 'too_small' ? 'small' : 'large'}`,
    remedy: `Write a number ${issue.inclusive ? `of ${amount}` : `${issue.code === 'too_small' ? 'above' : 'below'} ${limit}`}.`,
  }
}

function formatRemedy(issue: z.core.$ZodIssueInvalidStringFormat, value: string): string {
  if (issue.format === 'email') return 'Write an address such as hello@example.com.'
  if (issue.format === 'starts_with') {
    if (URL.canParse(value)) return `Write the path of a page of this site alone: “${new URL(value).pathname}”. Other sites cannot be linked here.`
    return `Start it with “${(issue as z.core.$ZodIssueStringStartsWith).prefix}”.`
  }
  return issue.message.startsWith('must') ? `It ${issue.message}.` : `${issue.message}.`
}

/** By what the schema expects. */
const kinds: Record<string, { name: string; howToWrite: string }> = {
  string: { name: 'a text', howToWrite: 'Put it into quotes.' },
  number: { name: 'a number', howToWrite: 'Write a number, without quotes.' },
  int: { name: 'a whole number', howToWrite: 'Write a whole number, without quotes.' },
  boolean: { name: 'true or false', howToWrite: 'Write true or false, without quotes.' },
  array: { name: 'a list', howToWrite: 'Write a list: [ … ].' },
  object: { name: 'an object', howToWrite: 'Write keys and values in braces: { … }.' },
}

function expected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return kinds[issue.expected]?.name ?? `a value of type ${issue.expected}`
  return issue.code === 'invalid_value' ? `one of ${issue.values.map(String).join(', ')}` : 'a value'
}

function pathOf(issue: z.core.$ZodIssue): (string | number)[] {
  return issue.path.filter((part) => typeof part !== 'symbol')
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, part) => (typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[part] : undefined),
    value,
  )
}

/** The keys of a schema at a path; none if it is not an object. */
function shapeAt(schema: z.ZodType, path: readonly (string | number)[]): Record<string, unknown> {
  let inner: unknown = schema
  for (const part of [...path, undefined]) {
    while (inner instanceof z.ZodOptional) inner = inner.unwrap()
    if (part === undefined) break
    if (inner instanceof z.ZodObject) inner = inner.shape[part]
    else if (inner instanceof z.ZodArray) inner = inner.element
    else return {}
  }
  return inner instanceof z.ZodObject ? inner.shape : {}
}
