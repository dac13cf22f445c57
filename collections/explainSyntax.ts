import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import { position } from './position'
import type { Problem } from './problem'

/** A mistake in the syntax of JSON, in plain words for editors: where it was made, which is often before the parser noticed it. */
export function explainSyntax({ error, offset }: ParseError, text: string, file: string): Problem {
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
  if (written && digits) return at(written.index, ...explainNumber(written[0], digits))
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
  if (/^[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/.test(rest)) return at(offset, 'an invisible character', 'Delete this line, and type it again.')
  const [word] = /^[\p{L}\p{N}_-]+/u.exec(rest) ?? []
  if (word) return at(offset, ...explainWord(word))
  return at(offset, 'this is not allowed here', 'Check this line and the one above it for a missing comma, quote or bracket.')
}

/** A number that JSON ends before some of its digits. */
function explainNumber(start: string, digits: string): [found: string, remedy: string] {
  if (!start.endsWith(',')) {
    return ['a number that starts with 0', `Write ${Number(start + digits)}; or put " at both ends, if it is a text, such as a telephone number.`]
  }
  const whole = start.slice(0, -1)
  return ['a comma in a number', `Write ${whole}.${digits}, or ${whole}${digits} if it is the comma of thousands.`]
}

/** A word without quotes. */
function explainWord(word: string): [found: string, remedy: string] {
  if (/^(?:true|false|null)$/i.test(word)) return [`${word} is not in small letters`, `Write ${word.toLowerCase()}.`]
  const isSwitch = /^(?:yes|no|on|off)$/i.test(word)
  return [`${word} is not in quotes`, isSwitch ? 'Write true or false; or put " at both ends, if it is a text.' : 'Put " at both ends of the text.']
}
