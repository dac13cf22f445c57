import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { z } from 'zod'
import type { Problem } from './problem'

export type Parsed<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] }

/**
 * The one door through which JSON content enters: text in, typed data or problems out, each with file, line and key.
 *
 * @param schema what the file holds.
 * @param text the file's text.
 * @param file its path, for the messages.
 */
export function parse<S extends z.ZodType>(schema: S, text: string, file: string): Parsed<z.output<S>> {
  const syntax: ParseError[] = []
  const tree = parseTree(text, syntax)
  if (!tree || syntax.length > 0) {
    return { data: undefined, problems: syntax.map((error) => syntaxProblem(error, text, file)) }
  }
  const result = schema.safeParse(getNodeValue(tree))
  if (result.success) return { data: result.data, problems: [] }
  return { data: undefined, problems: result.error.issues.map((issue) => schemaProblem(issue, tree, text, file)) }
}

/** Line and column, both from 1, of an offset in a text. */
export function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - before.lastIndexOf('\n') }
}

function syntaxProblem(error: ParseError, text: string, file: string): Problem {
  return {
    file,
    ...position(text, error.offset),
    key: '',
    found: `not valid JSON (${printParseErrorCode(error.error)})`,
    remedy: 'Look at this place and the line above it for a missing comma, quote or bracket.',
  }
}

function schemaProblem(issue: z.core.$ZodIssue, tree: Node, text: string, file: string): Problem {
  const path = issue.path.filter((part): part is string | number => typeof part !== 'symbol')
  return {
    file,
    ...position(text, nearest(tree, path).offset),
    key: path.join('.'),
    found: issue.message,
    remedy: remedyFor(issue),
  }
}

/** The node of a path, or, where a key is missing, of the object that lacks it. */
function nearest(tree: Node, path: (string | number)[]): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return node
  }
  return tree
}

function remedyFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `Use one of: ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'unrecognized_keys') return `Remove or rename: ${issue.keys.join(', ')}.`
  if (issue.code === 'invalid_type') return `Give this key a value of type ${issue.expected}.`
  return 'Change the value so that it fits.'
}
