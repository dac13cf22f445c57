import { readFileSync, writeFileSync } from 'node:fs'

/** Replaces each placeholder (✎) of a JSON file by the text of its key. */
export function fillWords(file: string, texts: Record<string, string | string[]>): void {
  const byKey = new Map(Object.entries(texts).map(([key, text]) => [key.toLowerCase(), text]))
  const fill = (value: unknown, key = '', above = ''): unknown => {
    if (typeof value === 'string') return value.startsWith('✎') ? textOf(key, above) : value
    if (Array.isArray(value)) return value.some((each) => String(each).startsWith('✎')) ? textOf(key, above) : value
    return Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, fill(each, name, key)]))
  }
  const textOf = (key: string, above: string) => {
    const text = (above === 'meta' && byKey.get(`meta${key}`)) || byKey.get(key.toLowerCase())
    if (text === undefined) throw new Error(`There is no text for ${key} in ${file}.`)
    return text
  }
  writeFileSync(file, `${JSON.stringify(fill(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`)
}

/** Replaces each placeholder of a post’s Markdown file. */
export function fillPost(file: string, { Text: text, ...words }: Record<string, string>): void {
  const written = readFileSync(file, 'utf8').replace(/^✎.*$/m, text ?? '')
  const filled = written.replace(/^(\w+): ✎.*$/gm, (_, key: string) => `${key}: ${words[`${key[0]?.toUpperCase()}${key.slice(1)}`]}`)
  writeFileSync(file, filled)
}
