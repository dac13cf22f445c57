import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { z } from 'zod'
import { type Explanation, explainIssues } from './explainIssues'
import { position } from './position'
import type { Problem } from './problem'
import { findUnreadable } from './unreadable'

export type Parsed<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] }

/**
 * The one door through which JSON content enters: text in, typed data or problems out, each with file, line and key.
 *
 * @param schema what the file holds.
 * @param text the file's text.
 * @param file its path, for the messages.
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
 * The tree of a JSON text, with the place of everything in it.
 *
 * @returns no tree where the text is not JSON; the problems of one that is are its comments, which we tolerate and
 * `JSON.parse`, by which the build reads some of the files, does not.
 */
export function parseJson(text: string, file: string): { tree: Node | undefined; problems: Problem[] } {
  const unreadable = findUnreadable(text, file)
  if (unreadable) return { tree: undefined, problems: [unreadable] }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const isComment = ({ error }: ParseError) => printParseErrorCode(error) === 'InvalidCommentToken'
  // What follows the first error often follows from it.
  const syntax = errors.find((error) => !isComment(error))
  if (syntax || !tree) return { tree: undefined, problems: syntax ? [syntaxProblem(syntax, text, file)] : [] }
  return { tree, problems: errors.map(({ offset }) => commentProblem(offset, text, file)) }
}

function commentProblem(offset: number, text: string, file: string): Problem {
  return { file, ...position(text, offset), key: '', found: 'a comment, which JSON does not have', remedy: 'Remove the comment.' }
}

function syntaxProblem({ error, offset }: ParseError, text: string, file: string): Problem {
  const before = text.slice(0, offset).trimEnd()
  const kind = printParseErrorCode(error)
  const at = (place: number, found: string, remedy: string) => ({ file, ...position(text, place), key: '', found: `not valid JSON: ${found}`, remedy })
  const rest = text.slice(offset)
  if (text.trim() === '') return at(0, 'the file is empty', 'Restore it from the repository’s history.')
  if (/"[ \t]*$/.test(text.slice(0, offset)) && /^[^\s"=:;{}[\]]/.test(rest)) {
    return at(before.length - 1, 'a quote stands inside a text', 'Write “ and ” around words inside a text, or \\" for each quote.')
  }
  if (kind === 'CommaExpected') return at(before.length, 'a comma is missing', 'Put a comma here.')
  if (before.endsWith(',') && /^\s*[}\]]/.test(rest)) {
    return at(before.length - 1, 'a comma that nothing follows', 'Remove this comma.')
  }
  if (kind === 'CloseBraceExpected') return at(offset, 'a brace is not closed', 'Close it with “}”.')
  if (kind === 'CloseBracketExpected') return at(offset, 'a bracket is not closed', 'Close it with “]”.')
  if (kind === 'ColonExpected') return at(before.length, 'a colon is missing', 'Put a colon here.')
  if (kind === 'UnexpectedEndOfString') return at(offset, 'a text is not closed', 'Put a quote (") at the end of this text; a quote inside it is written \\".')
  const [quote] = /^['‘’‚‛“”„‟«»]/.exec(rest) ?? []
  if (quote) return at(offset, `${quote} in the place of a straight quote`, 'Write " at both ends of the text.')
  const [word] = /^[\p{L}\p{N}_-]+/u.exec(rest) ?? []
  if (word) return at(offset, `${word} is not in quotes`, 'Put " at both ends of the text.')
  return at(offset, 'this cannot stand here', 'Look at this place and the line above it for a missing comma, quote or bracket.')
}

function schemaProblem({ path, isKey, found, remedy }: Explanation, tree: Node, text: string, file: string): Problem {
  const node = nearest(tree, path)
  const { offset } = (isKey && node.parent) || node
  return { file, ...position(text, offset), key: path.join('.'), found, remedy }
}

/** The node of a path, or, where a key is missing, of the object that lacks it. */
function nearest(tree: Node, path: (string | number)[]): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return node
  }
  return tree
}
