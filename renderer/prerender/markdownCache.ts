import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptMarkdown } from '../../blog/markdown'

type Entry = [version: string, text: KeptMarkdown[string]]

/**
 * What has been rendered of Markdown, as each worker has left it. HTML is decoded when it is asked for: after an edit, nearly
 * none is.
 *
 * @param folder of the files, one for each worker.
 * @param key of what made it: another one makes all of it worthless.
 */
export function readMarkdownCache(folder: string, key: string): KeptMarkdown {
  const kept: KeptMarkdown = {}
  for (const file of cacheFiles(folder).filter((each) => each.startsWith(`${key}.`))) {
    for (const [version, text] of readEntries(readFileSync(join(folder, file)))) if (!hasHtml(kept[version])) kept[version] = text
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
  const added = all.filter(([version, text]) => !before[version] || (hasHtml(text) && !hasHtml(before[version])))
  const found = Object.keys(before).length
  const unused = found - all.filter(([version]) => before[version]).length
  const mine = `${key}.${worker}.lines`
  const current = Array.from({ length: workers }, (_, index) => `${key}.${index}.lines`)
  const outdated = cacheFiles(folder).filter((file) => !current.includes(file))
  mkdirSync(folder, { recursive: true })
  const isContinued = existsSync(join(folder, mine)) && outdated.length === 0 && unused <= found / 2
  // In place, as a build that is killed here loses no more than the lines that it has not written (see `readEntry`).
  writeLines(join(folder, mine), isContinued ? 'a' : 'w', isContinued ? added : all)
  if (worker === 0) for (const file of outdated) rmSync(join(folder, file), { force: true })
}

/** Whoever asks for the HTML itself has it decoded. */
function hasHtml(text: KeptMarkdown[string] | undefined): boolean {
  return text !== undefined && 'html' in text
}

/** All of them in one string would take more memory than everything else. */
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

/** Undefined for a line that an interrupted build left incomplete; its text is rendered again. */
function readEntry(line: Buffer): Entry | undefined {
  const [first = -1, second = line.length, ...more] = tabsIn(line)
  if (first < 0 || more.length > 0) return undefined
  try {
    const frontMatter = JSON.parse(line.toString('utf8', first + 1, second))
    const version = line.toString('latin1', 0, first)
    if (second === line.length) return [version, { frontMatter }]
    return [
      version,
      {
        frontMatter,
        get html() {
          return JSON.parse(line.toString('utf8', second + 1))
        },
      },
    ]
  } catch {
    return undefined
  }
}

/** JSON has none inside. */
function tabsIn(line: Buffer): number[] {
  const places: number[] = []
  for (let at = line.indexOf(tab); at >= 0; at = line.indexOf(tab, at + 1)) places.push(at)
  return places
}

function cacheFiles(folder: string): string[] {
  return (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('.lines'))
}
