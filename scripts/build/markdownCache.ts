import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptMarkdown } from '../../content/markdown'

type Entry = [hash: string, text: KeptMarkdown[string]]

/**
 * What has been rendered of Markdown, as each worker has left it.
 *
 * @param folder of the files, one for each worker.
 * @param key of what made it: another one makes all of it worthless.
 */
export function readMarkdownCache(folder: string, key: string): KeptMarkdown {
  const kept: KeptMarkdown = {}
  for (const file of cacheFiles(folder).filter((each) => each.startsWith(`${key}.`))) {
    for (const [hash, text] of readEntries(readFileSync(join(folder, file)))) if (!kept[hash]?.html) kept[hash] = text
  }
  return kept
}

/**
 * Leaves what one worker has used: after an edit, that is a line more. What nobody uses any more stays until it is half of all.
 *
 * @param before what it found.
 * @param worker which one, and of how many: what others have left, or what another key has, goes.
 */
export function writeMarkdownCache(
  folder: string,
  key: string,
  texts: KeptMarkdown,
  before: KeptMarkdown,
  { worker, workers }: { worker: number; workers: number },
): void {
  const all = Object.entries(texts)
  const added = all.filter(([hash, { html }]) => !before[hash] || before[hash].html !== html)
  const found = Object.keys(before).length
  const unused = found - all.filter(([hash]) => before[hash]).length
  const mine = `${key}.${worker}.jsonl`
  const current = Array.from({ length: workers }, (_, index) => `${key}.${index}.jsonl`)
  const outdated = cacheFiles(folder).filter((file) => !current.includes(file))
  mkdirSync(folder, { recursive: true })
  if (existsSync(join(folder, mine)) && outdated.length === 0 && unused <= found / 2) writeLines(join(folder, mine), 'a', added)
  else {
    writeLines(join(folder, `${mine}.new`), 'w', all)
    renameSync(join(folder, `${mine}.new`), join(folder, mine))
  }
  if (worker === 0) for (const file of outdated) rmSync(join(folder, file), { force: true })
}

/** All of them in one string would take more memory than everything else. */
function writeLines(file: string, flag: 'a' | 'w', entries: Entry[]): void {
  const target = openSync(file, flag)
  let lines = ''
  for (const entry of entries) {
    lines += `${JSON.stringify(entry)}\n`
    if (lines.length < 1_000_000) continue
    writeSync(target, lines)
    lines = ''
  }
  writeSync(target, lines)
  closeSync(target)
}

function* readEntries(bytes: Buffer): Generator<Entry> {
  for (let start = 0, end = bytes.indexOf(10); end >= 0; start = end + 1, end = bytes.indexOf(10, start)) {
    try {
      yield JSON.parse(bytes.toString('utf8', start, end))
    } catch {
      // A build has been stopped while it wrote this line: what it says is made again.
    }
  }
}

function cacheFiles(folder: string): string[] {
  return (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('.jsonl'))
}
