import { parse } from 'yaml'

/**
 * Front matter as plain data. Nearly all of it is lines such as `title: Testing what matters`, which are read here: the
 * library takes an eighth of the time of building thousands of posts. Everything else in YAML is the library’s.
 *
 * @param yaml what stands between the two `---`.
 * @throws YAMLParseError where it is not YAML.
 * @see https://yaml.org/spec/1.2.2/
 */
export function parseFrontMatter(yaml: string): unknown {
  return readPlainLines(yaml) ?? (parse(yaml) || {})
}

/** Undefined where a line is anything but a name and a plain value that YAML reads as it stands. */
function readPlainLines(yaml: string): Record<string, string | boolean> | undefined {
  const values: Record<string, string | boolean> = {}
  for (const line of yaml.trimEnd().split(/\r?\n/)) {
    const [, key = '', text = ''] = /^([a-z]+): +(.*?) *$/.exec(line) ?? []
    const value = plainValue(text)
    if (value === undefined || key in values) return undefined
    values[key] = value
  }
  return values
}

function plainValue(text: string): string | boolean | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const quoted = /^"([^"\\]*)"$|^'([^']*)'$/.exec(text)
  if (quoted) return quoted[1] ?? quoted[2]
  // A letter begins neither a number nor anything that YAML has a sign for; words for nothing, yes and no are no text.
  const isText = /^\p{L}/u.test(text) && !/:(\s|$)|\s#|\t/.test(text) && !/^(null|true|false)$/i.test(text)
  return isText ? text : undefined
}
