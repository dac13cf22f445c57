import { existsSync, readFileSync } from 'node:fs'
import { parse } from './parse'
import { ContentError, type Problem } from './problem'
import { type CollectionName, type Content, schemas } from './schemas'

/**
 * Everything in `content/*.json`, parsed once and kept.
 *
 * @throws ContentError with every problem of every file.
 */
export function getContent(): Content {
  loaded ??= readContent()
  return loaded
}

/** Reads it again, for whoever sees it edited. Where something is wrong with it, all of it stays as it was. */
export function refreshContent(): void {
  const { content, problems } = loadContent()
  if (problems.length === 0) loaded = content as Content
}

let loaded: Content | undefined

function readContent(): Content {
  const { content, problems } = loadContent()
  if (problems.length > 0) throw new ContentError(problems)
  return content as Content
}

/** What can be read, and what is wrong with the rest. */
export function loadContent(folder = 'content'): { content: Partial<Content>; problems: Problem[] } {
  const problems: Problem[] = []
  const content: Record<string, unknown> = {}
  for (const name of Object.keys(schemas) as CollectionName[]) {
    const file = `${folder}/${name}.json`
    if (!existsSync(file)) {
      problems.push({ file, line: 1, column: 1, key: '', found: 'the file is missing', remedy: 'Restore it from the repository’s history.' })
      continue
    }
    const parsed = parse(schemas[name], readFileSync(file, 'utf8'), file)
    problems.push(...parsed.problems)
    if (parsed.data) content[name] = parsed.data
  }
  return { content, problems }
}
