import { existsSync } from 'node:fs'
import { parse } from './parse'
import { ContentError, fileProblem, isFault, type Problem } from './problem'
import { readText } from './readText'
import { type CollectionName, type Content, schemas } from './schemas'

/**
 * Everything in `content/*.json`, parsed once.
 *
 * @throws ContentError that lists the problems of all files.
 */
export function getContent(): Content {
  cache ??= readContent()
  return cache
}

/** Reads it again after an edit. If there are problems, the previous content is kept. */
export function refreshContent(): void {
  const { content, problems } = loadContent()
  if (problems.length === 0) cache = content as Content
}

let cache: Content | undefined

function readContent(): Content {
  const { content, problems } = loadContent()
  if (problems.length > 0) throw new ContentError(problems)
  return content as Content
}

/** The valid collections, and the problems of the others. */
export function loadContent(folder = 'content'): { content: Partial<Content>; problems: Problem[] } {
  const problems: Problem[] = []
  const content: Record<string, unknown> = {}
  for (const name of Object.keys(schemas) as CollectionName[]) {
    const file = `${folder}/${name}.json`
    if (!existsSync(file)) {
      problems.push(fileProblem(file, { found: 'the file is missing', remedy: 'Restore it from the repository’s history.' }))
      continue
    }
    const source = readText(file)
    const parsed = isFault(source) ? { data: undefined, problems: [source] } : parse(schemas[name], source.text, file)
    problems.push(...parsed.problems)
    if (parsed.data) content[name] = parsed.data
  }
  return { content, problems }
}
