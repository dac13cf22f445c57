import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { z } from 'zod'
import { type Explanation, explainIssues } from './explainIssues'
import { position } from './position'
import type { Problem } from './problem'
import { findUnreadable } from './unreadable'

type Parsed<T> = { data: T; problems: [] } | { data: undefined; problems: Problem[] }

/**
 * Parses and validates JSON content. All content passes through here; problems have file, line and key.
 *
 * @param schema of the file’s content.
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
  if (syntax || !tree) return { tree: undefined, problems: syntax ? [syntaxProblem(syntax, text, file)] : [] }
  return { tree, problems: errors.map(({ offset }) => commentProblem(offset, text, file)) }
}

function commentProblem(offset: number, text: string, file: string): Problem {
  return { file, ...position(text, offset), key: '', found: 'a comment, which JSON does not allow', remedy: 'Remove the comment.' }
}

function syntaxProblem({ error, offset }: ParseError, text: string, file: string): Problem {
  const before = text.slice(0, offset).trimEnd()
  const kind = printParseErrorCode(error)
  const at = (place: number, found: string, remedy: string) => ({ file, ...position(text, place), key: '', found: `not valid JSON: ${found}`, remedy })
  const rest = text.slice(offset)
  if (text.trim() === '') return at(0, 'the file is empty', 'Restore it from the repository’s history.')
  if (/"[ \t]*$/.test(text.slice(0, offset)) && /^[^\s"=:;,{}[\]]/.test(rest)) {
    return at(before.length - 1, 'a quote stands inside a text', 'Write “ and ” around words inside a text, or \\" for each quote.')
  }
  const written = /(?<=[:[,{\s])-?\d+,?$/.exec(text.slice(0, offset))
  const digits = /^\d+/.exec(rest)?.[0]
  if (written && digits) {
    const [start] = written
    if (start.endsWith(',')) {
      const remedy = `Write ${start.slice(0, -1)}.${digits}, or ${start.slice(0, -1)}${digits} if it is the comma of thousands.`
      return at(written.index, 'a comma in a number', remedy)
    }
    const remedy = `Write ${Number(start + digits)}; or put " at both ends, if it is a text, such as a telephone number.`
    return at(written.index, 'a number that starts with 0', remedy)
  }
  if (kind === 'CommaExpected') return at(before.length, 'a comma is missing', 'Put a comma here.')
  if (before.endsWith(',') && /^\s*[}\]]/.test(rest)) {
    return at(before.length - 1, 'a trailing comma', 'Remove this comma.')
  }
  if (before.endsWith(':') && /^\s*[,}\]]/.test(rest)) return at(before.length, 'a value is missing', 'Write it behind the colon.')
  if (kind === 'CloseBraceExpected') return at(offset, 'a brace is not closed', 'Close it with “}”.')
  if (kind === 'CloseBracketExpected') return at(offset, 'a bracket is not closed', 'Close it with “]”.')
  if (kind === 'ColonExpected') return at(before.length, 'a colon is missing', 'Put a colon here.')
  if (rest.startsWith(',')) return at(offset, 'a comma too many', 'Remove this comma.')
  if (kind === 'UnexpectedEndOfString')
    return at(offset, 'a text is not closed', 'Put a quote (") at the end of this text; a quote inside it is written \\", a line break \\n.')
  if (kind === 'InvalidCharacter') return at(offset, 'a tab or another invisible character stands inside a text', 'Write a space instead.')
  if (kind === 'InvalidEscapeCharacter') {
    const [valid = ''] = /^"(?:[^\\]|\\["\\/bfnrt]|\\u[\da-f]{4})*/i.exec(rest) ?? []
    return at(offset + valid.length, 'a backslash stands inside a text', 'Write \\\\ for a backslash, or remove it.')
  }
  const [quote] = /^['‘’‚‛“”„‟«»]/.exec(rest) ?? []
  if (quote) return at(offset, `${quote} instead of a straight quote`, 'Write " at both ends of the text.')
  if (/^[^\S \t\r\n]/.test(rest)) return at(offset, 'a non-breaking or full-width space', 'Write the space of the space bar there.')
  const [word] = /^[\p{L}\p{N}_-]+/u.exec(rest) ?? []
  if (word && /^(?:true|false|null)$/i.test(word)) return at(offset, `${word} is not in small letters`, `Write ${word.toLowerCase()}.`)
  if (word && /^(?:yes|no|on|off)$/i.test(word)) {
    return at(offset, `${word} is not in quotes`, 'Write true or false; or put " at both ends, if it is a text.')
  }
  if (word) return at(offset, `${word} is not in quotes`, 'Put " at both ends of the text.')
  return at(offset, 'this is not allowed here', 'Check this line and the one above it for a missing comma, quote or bracket.')
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
