import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { MarkdownCache } from '../../blog/renderMarkdown'

type Entry = [version: string, text: MarkdownCache[string]]

/**
 * The rendered Markdown of all workers. HTML is decoded on access, because after an edit hardly any is needed.
 *
 * @param folder of the files, one for each worker.
 * @param key fingerprint of the renderer: entries with another key are invalid.
 */
export function readMarkdownCache(folder: string, key: string): MarkdownCache {
  const entries: MarkdownCache = {}
  for (const file of cacheFiles(folder).filter((each) => each.startsWith(`${key}.`))) {
    for (const [version, text] of readEntries(readFileSync(join(folder, file)))) if (!hasHtml(entries[version])) entries[version] = text
  }
  return entries
}

/**
 * Stores the entries that one worker has used; after an edit, this appends a line. Unused entries stay until they are half of the file.
 *
 * @param before entries found by `readMarkdownCache`.
 * @param worker index of the worker; files of other indexes or with another key are removed.
 */
export function writeMarkdownCache(
  folder: string,
  key: string,
  texts: MarkdownCache,
  before: MarkdownCache,
  { worker, workers }: { worker: number; workers: number },
): void {
  const all = Object.entries(texts)
  const added = all.filter(([version, text]) => !before[version] || (hasHtml(text) && !hasHtml(before[version])))
  const found = Object.keys(before).length
  const unused = found - all.filter(([version]) => before[version]).length
  const ownFile = `${key}.${worker}.lines`
  const current = Array.from({ length: workers }, (_, index) => `${key}.${index}.lines`)
  const outdated = cacheFiles(folder).filter((file) => !current.includes(file))
  mkdirSync(folder, { recursive: true })
  const canAppend = existsSync(join(folder, ownFile)) && outdated.length === 0 && unused <= found / 2
  // Not atomic: a build killed here loses only the unwritten lines (see `readEntry`).
  writeLines(join(folder, ownFile), canAppend ? 'a' : 'w', canAppend ? added : all)
  if (worker === 0) for (const file of outdated) rmSync(join(folder, file), { force: true })
}

/** `in` does not call the getter, which would decode the HTML. */
function hasHtml(text: MarkdownCache[string] | undefined): boolean {
  return text !== undefined && 'html' in text
}

/** In batches, because a single string would take too much memory. */
function writeLines(file: string, flag: 'a' | 'w', entries: Entry[]): void {
  const target = openSync(file, flag)
  let lines = ''
  for (const [version, text] of entries) {
    lines += [version, JSON.stringify(text.frontMatter), ...(hasHtml(text) ? [JSON.stringify(text.html)] : [])].join('\t')
    lines += '\n'
    if (lines.length < 1_000_000) continue
    writeSync(target, lines)
    lines = ''
  }
  writeSync(target, lines)
  closeSync(target)
}

const tab = 9
const lineFeed = 10

function* readEntries(bytes: Buffer): Generator<Entry> {
  for (let start = 0, end = bytes.indexOf(lineFeed); end >= 0; start = end + 1, end = bytes.indexOf(lineFeed, start)) {
    const entry = readEntry(bytes.subarray(start, end))
    if (entry) yield entry
  }
}

/** JSON contains no tabs. Undefined for an incomplete line of an interrupted build; its text is rendered again. */
function readEntry(line: Buffer): Entry | undefined {
  const first = line.indexOf(tab)
  const second = line.indexOf(tab, first + 1)
  if (first < 0 || (second > first && line.includes(tab, second + 1))) return undefined
  try {
    const version = line.toString('latin1', 0, first)
    if (second < 0) return [version, { frontMatter: JSON.parse(line.toString('utf8', first + 1)) }]
    const frontMatter = JSON.parse(line.toString('utf8', first + 1, second))
    const text = {
      frontMatter,
      get html() {
        return JSON.parse(line.toString('utf8', second + 1))
      },
    }
    return [version, text]
  } catch {
    return undefined
  }
}

function cacheFiles(folder: string): string[] {
  return (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('.lines'))
}
