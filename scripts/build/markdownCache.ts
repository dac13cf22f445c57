import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
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
    const lines = readLines(readFileSync(join(folder, file)))
    if (lines.next().value !== key) continue
    for (const line of lines) {
      const [hash, text] = JSON.parse(line) as [string, KeptMarkdown[string]]
      if (!kept[hash]?.html) kept[hash] = text
    }
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
  const file = join(folder, `markdown-${part}.jsonl`)
  mkdirSync(folder, { recursive: true })
  writeLines(`${file}.new`, key, texts)
  renameSync(`${file}.new`, file)
  if (part > 0) return
  for (const other of cacheFiles(folder)) if (Number(/\d+/.exec(other)?.[0]) >= parts) rmSync(join(folder, other))
}

/** The key, and a line for each text: all of them in one string would take more memory than everything else. */
function writeLines(file: string, key: string, texts: KeptMarkdown): void {
  const target = openSync(file, 'w')
  let lines = `${key}\n`
  for (const entry of Object.entries(texts)) {
    lines += `${JSON.stringify(entry)}\n`
    if (lines.length < 1_000_000) continue
    writeSync(target, lines)
    lines = ''
  }
  writeSync(target, lines)
  closeSync(target)
}

function* readLines(bytes: Buffer): Generator<string, undefined> {
  for (let start = 0, end = bytes.indexOf(10); end >= 0; start = end + 1, end = bytes.indexOf(10, start)) yield bytes.toString('utf8', start, end)
}

function cacheFiles(folder: string): string[] {
  return (existsSync(folder) ? readdirSync(folder) : []).filter((file) => /^markdown-\d+\.jsonl$/.test(file))
}
