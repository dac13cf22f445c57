import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { z } from 'zod'
import { type Explanation, explainIssues } from './explainIssues'
import { explainSyntax } from './explainSyntax'
import { position } from './position'
import type { Problem } from './problem'
import { findUnreadable } from './unreadable'

type Parsed<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] }

/**
 * Parses and validates JSON content. All content passes through here; problems have file, line and key.
 *
 * @param file path of the text, for the messages.
 */
export function parse<S extends z.ZodType>(schema: S, text: string, file: string): Parsed<z.output<S>> {
  const { tree, problems } = parseJson(text, file)
  if (!tree) return { data: undefined, problems }
  const value = getNodeValue(tree)
  const result = schema.safeParse(value)
  if (result.success) return { data: result.data, problems: [] }
  const explanations = explainIssues(result.error, schema, value, (key, kind) => `Add "${key}", ${kind}, in the braces that open here.`)
  return { data: undefined, problems: explanations.map((explanation) => schemaProblem(explanation, tree, text, file)) }
}

/**
 * The syntax tree of a JSON text, with positions.
 *
 * @returns no tree if the text is not JSON. Comments are reported but tolerated here; `JSON.parse`, which the
 * build uses for some files, rejects them.
 */
export function parseJson(text: string, file: string): { tree: Node | undefined; problems: Problem[] } {
  const unreadable = findUnreadable(text, file)
  if (unreadable) return { tree: undefined, problems: [unreadable] }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const isComment = ({ error }: ParseError) => printParseErrorCode(error) === 'InvalidCommentToken'
  // Further errors are often consequences of the first one.
  const syntax = errors.find((error) => !isComment(error))
  if (syntax || !tree) return { tree: undefined, problems: syntax ? [explainSyntax(syntax, text, file)] : [] }
  const fault = { found: 'a comment, which JSON does not allow', remedy: 'Remove the comment.' }
  return { tree, problems: errors.map(({ offset }) => ({ file, ...position(text, offset), key: '', ...fault })) }
}

function schemaProblem({ path, isKey, found, remedy }: Explanation, tree: Node, text: string, file: string): Problem {
  const node = nearest(tree, path)
  const { offset } = (isKey && node.parent) || node
  return { file, ...position(text, offset), key: path.join('.'), found, remedy }
}

/** The node at a path or, if a key is missing, of the object without it. */
function nearest(tree: Node, path: (string | number)[]): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return node
  }
  return tree
}
