import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../collections/problem'
import type { TranslationUnit } from './translationUnits'

/**
 * Which English texts each translation of a language is known to say: `locales/<language>.sources.txt`, a line for each
 * pair. A pair that was true stays true, so lines are only ever added, and two versions of the file are merged by keeping
 * the lines of both; no order of merging can make a translation look younger than it is (docs/decisions/011).
 */
export interface SourceRecord {
  path: string
  /** Hashes of English texts, by hash of the translation, by name of the unit. */
  sources: Map<string, Map<string, Set<string>>>
  /** Lines that cannot be read. */
  problems: Problem[]
  /** Whether the file is as `writeSourceRecord` would write it. */
  isTidy: boolean
}

/** What a record knows about a translation. */
export type Standing = 'current' | 'stale' | 'unrecorded'

export function readSourceRecord(root: string, language: string): SourceRecord {
  const path = `locales/${language}.sources.txt`
  const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
  const record: SourceRecord = { path, sources: new Map(), problems: [], isTidy: true }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#') || mergeMark.test(line)) continue
    const [, name, source, target] = pair.exec(line) ?? []
    if (name && source && target) remember(record, name, source, target)
    else
      record.problems.push({ file: path, line: index + 1, column: 1, key: '', found: 'this line cannot be read', remedy: 'Remove it, and run npm run check.' })
  }
  record.isTidy = text === '' || text === print(record, language)
  return record
}

/**
 * A translation is stale where it is known to say other English texts than today’s. One that is not known has just
 * been written, or renewed.
 *
 * @param moved what is known under names that English no longer has: a unit that gets another name takes its past along.
 */
export function standingOf({ sources }: SourceRecord, unit: TranslationUnit, moved: ReadonlyMap<string, ReadonlySet<string>>): Standing {
  const source = hash(unit.source)
  const target = hash(unit.target ?? '')
  const own = sources.get(unit.recordName)?.get(target)
  if (own) return own.has(source) ? 'current' : 'stale'
  return moved.has(target) && !moved.get(target)?.has(source) ? 'stale' : 'unrecorded'
}

/** Sources by translation, of all names that English no longer has. */
export function sourcesMoved({ sources }: SourceRecord, names: ReadonlySet<string>): Map<string, Set<string>> {
  const moved = new Map<string, Set<string>>()
  for (const [name, targets] of sources) {
    if (names.has(name)) continue
    for (const [target, known] of targets) moved.set(target, new Set([...(moved.get(target) ?? []), ...known]))
  }
  return moved
}

/** Whether the English text was already there when an earlier translation of the unit was made. */
export function knowsSource({ sources }: SourceRecord, unit: TranslationUnit): boolean {
  const targets = sources.get(unit.recordName)
  return !targets || [...targets.values()].some((each) => each.has(hash(unit.source)))
}

/** Says that translations hold for today’s English. */
export function recordSources(record: SourceRecord, units: readonly TranslationUnit[]): void {
  for (const unit of units) remember(record, unit.recordName, hash(unit.source), hash(unit.target ?? ''))
}

export function writeSourceRecord(root: string, record: SourceRecord, language: string): void {
  writeFileSync(join(root, record.path), print(record, language))
}

function remember({ sources }: SourceRecord, name: string, source: string, target: string): void {
  const targets = sources.get(name) ?? new Map<string, Set<string>>()
  sources.set(name, targets.set(target, (targets.get(target) ?? new Set()).add(source)))
}

function print({ sources }: SourceRecord, language: string): string {
  const lines = [...sources].flatMap(([name, targets]) => [...targets].flatMap(([target, known]) => [...known].map((source) => `${name} ${source} ${target}`)))
  return [...header(language), ...lines.sort(), ''].join('\n')
}

function header(language: string): string[] {
  return [
    `# Which English text each ${language} translation was made from: its name, a hash of the English, a hash of the translation.`,
    '# Kept by `npm run check`, which so finds translations that English has left behind. Commit it; merge it by keeping all lines.',
  ]
}

function hash(text: string): string {
  return createHash('sha256').update(text.trim()).digest('base64url').slice(0, 8)
}

const pair = /^(\S+) ([\w-]{8}) ([\w-]{8})$/
const mergeMark = /^(<{7}|\|{7}|={7}|>{7})( |$)/
