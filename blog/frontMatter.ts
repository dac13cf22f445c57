import { parse } from 'yaml'

/**
 * Parses front matter. Texts of simple lines only, such as `title: Testing what matters`, are parsed here, because the YAML library
 * would take an eighth of the time of building thousands of posts. It parses all others.
 *
 * @param yaml the text between the two `---`.
 * @throws YAMLParseError if it is not YAML, or an error of the same shape for what YAML would take for something else.
 * @see https://yaml.org/spec/1.2.2/
 */
export function parseFrontMatter(yaml: string): unknown {
  const values = readPlainLines(yaml)
  if (values) return values
  refuseSlips(yaml)
  return parse(yaml) || {}
}

/** Undefined unless every line is a name and a simple value. */
function readPlainLines(yaml: string): Record<string, string | boolean> | undefined {
  const values: Record<string, string | boolean> = {}
  for (const line of yaml.trimEnd().split(/\r?\n/)) {
    // Trimmed first: a pattern for the spaces at the end would try each run of spaces in the text, over and over.
    const [, key = '', text = ''] = /^([a-z]+): +(.*)$/s.exec(line.trimEnd()) ?? []
    const value = plainValue(text)
    if (value === undefined || key in values) return undefined
    values[key] = value
  }
  return values
}

/**
 * Rejects what YAML reads differently from what authors mean. It ends “Ticket #42” before the “#”, joins a name without a space after its
 * colon to the next line, and takes the other spaces, colons and quotes of word processors for words. It drops “!important” or “&Co” at the
 * beginning of a text without an error; its errors for other signs there, and for a name below another one’s text or in a list, do not help
 * an author.
 */
function refuseSlips(yaml: string): void {
  const lines = yaml.split(/\r?\n/)
  for (const [index, line] of lines.entries()) {
    const refuse = (start: string | undefined, code: string, message: string) => {
      if (start !== undefined) throw Object.assign(new Error(message), { code, linePos: [{ line: index + 1, col: start.length + 1 }] })
    }
    const commented = /^\w+: +(?!(?:true|false|\d{4}-\d\d-\d\d\S*) +#)[^\s"'#|>[{&*].*?(?= #)|^\w+:(?= +#\S)/i.exec(line)?.[0]
    refuse(commented, 'COMMENT', 'YAML leaves out what follows “ #”')
    refuse(/^(?:\w+: *)?(?=[^\S \t\r])/.exec(line)?.[0], 'WIDE_SPACE', 'a non-breaking or full-width space')
    refuse(/^[-*+•] *(?=\w+: )/.exec(line)?.[0], 'LIST', 'a name in a list')
    refuse(/^\w+(?=：)/.exec(line)?.[0], 'WIDE_COLON', 'a full-width colon')
    refuse(/^\w+: +(?=[“”„«»][^“”„«»]*[“”«»]\s*$)/.exec(line)?.[0], 'CURLY_QUOTES', 'the quotes around the text would be shown with it')
    // A list or a map may go on in the next line.
    const signed = /^\w+: +(?=([@`%!&*]|[[{](?!(?:.*[\]},[{])?\s*(?:#.*)?$)|[|>](?= +[^\s#]|[^\s\d+-])))/s.exec(line)
    refuse(signed?.[0], 'SIGN', `a text cannot begin with ${signed?.[1]}`)
    const isBelowText = /^\w+: +[^\s"'|>[{#]/.test(lines[index - 1] ?? '')
    refuse(isBelowText && /^ +\w+: /.test(line) ? '' : undefined, 'INDENT', 'a space before the name')
    refuse(/^\w+:(?=\S)/.exec(line)?.[0], 'NO_SPACE', 'a space is missing after the colon')
  }
}

function plainValue(text: string): string | boolean | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const quoted = /^"([^"\\]*)"$|^'([^']*)'$/.exec(text)
  if (quoted) return quoted[1] ?? quoted[2]
  // Texts that start with a letter are neither numbers nor YAML syntax; null, true and false are not texts.
  const isText = /^\p{L}/u.test(text) && !/:(\s|$)|\s#|\t/.test(text) && !/^(null|true|false)$/i.test(text)
  return isText ? text : undefined
}
