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
  const problems = cache ? [] : refreshContent()
  if (!cache) throw new ContentError(problems)
  return cache
}

/** Reads it again after an edit, and returns the problems. If there are any, the previous content is kept. */
export function refreshContent(): Problem[] {
  const { content, problems } = loadContent()
  if (problems.length === 0) cache = content as Content
  return problems
}

let cache: Content | undefined

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
