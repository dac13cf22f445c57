import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptMarkdown } from '../../content/markdown'

/**
 * What has been rendered of Markdown, as each worker has left it.
 *
 * @param folder of the files, one for each worker.
 * @param key of what made it: another one makes all of it worthless.
 */
export function readMarkdownCache(folder: string, key: string): KeptMarkdown {
  const kept: KeptMarkdown = {}
  for (const file of cacheFiles(folder)) {
    const { key: own, texts } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { key: string; texts: KeptMarkdown }
    for (const [hash, text] of Object.entries(own === key ? texts : {})) if (!kept[hash]?.html) kept[hash] = text
  }
  return kept
}

/**
 * Leaves what one worker has used, unless that is what it found.
 *
 * @param before what it found.
 * @param part which worker, and of how many: what others have left is theirs, and goes with them.
 */
export function writeMarkdownCache(
  folder: string,
  key: string,
  texts: KeptMarkdown,
  before: KeptMarkdown,
  { part, parts }: { part: number; parts: number },
): void {
  const hashes = Object.keys(texts)
  if (hashes.length === Object.keys(before).length && hashes.every((hash) => before[hash]?.html === texts[hash]?.html)) return
  const file = join(folder, `markdown-${part}.json`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify({ key, texts }))
  renameSync(`${file}.new`, file)
  if (part > 0) return
  for (const other of cacheFiles(folder)) if (Number(/\d+/.exec(other)?.[0]) >= parts) rmSync(join(folder, other))
}

function cacheFiles(folder: string): string[] {
  return (existsSync(folder) ? readdirSync(folder) : []).filter((file) => /^markdown-\d+\.json$/.test(file))
}
