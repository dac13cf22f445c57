import { parse } from 'yaml'
import type { Field } from './field'
import { editorValue, fileValue } from './fileValue'
import { createKnownTables } from './keepTables'
import { printFrontMatter } from './printFrontMatter'
import { flatObjects, printJson } from './printJson'

/** How the editor parses and formats a type of file. */
export interface Format {
  ending: 'json' | 'md'
  fromFile(text: string): unknown
  toFile(value: unknown): string
}

/** Formats by name: one per folder collection, and one per file of the others. */
export function formatsOf(collections: readonly Formatted[]): Map<string, Format> {
  return new Map(
    collections.flatMap((collection) =>
      collection.files
        ? collection.files.map(({ format, fields }): [string, Format] => [format, jsonFormat(fields)])
        : [[collection.format ?? '', markdownFormat(collection.fields ?? [])]],
    ),
  )
}

/** The part of a collection that formats depend on. */
export interface Formatted {
  files?: readonly { format: string; fields: readonly Field[] }[]
  format?: string | undefined
  fields?: readonly Field[]
}

/** A JSON file with these fields. Files of one schema, such as the texts of all languages, share a format. */
function jsonFormat(fields: readonly Field[]): Format {
  const flat = new Set<string>()
  return {
    ending: 'json',
    fromFile: (text) => {
      for (const place of flatObjects(text)) flat.add(place)
      return editorValue(fields, JSON.parse(text))
    },
    toFile: (value) => printJson(fileValue(fields, value), flat),
  }
}

/** The same as in `blog/markdown.ts`: this folder imports nothing of ours. */
const frontMatter = /^---\n(?:(.*?)\n)?---(?:\n|$)/s

/** Markdown with front matter; the text is the field `body` and is not reformatted. */
function markdownFormat(fields: readonly Field[]): Format {
  const known = createKnownTables()
  return {
    ending: 'md',
    fromFile: (text) => {
      const lines = text.replace(/\r\n?/g, '\n')
      const [whole = '', head = ''] = frontMatter.exec(lines) ?? []
      const body = lines.slice(whole.length).replace(/^\n+/, '')
      known.read(body)
      return editorValue(fields, { ...(parse(head) as object), ...(body !== '' && { body: body.trimEnd() }) })
    },
    toFile: (value) => {
      const { body, ...head } = fileValue(fields, value) as Record<string, unknown>
      return `---\n${printFrontMatter(head)}---\n${typeof body === 'string' && body !== '' ? `\n${known.restore(body.trimEnd())}\n` : ''}`
    },
  }
}
