import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../collections/problem'
import { writeFileAtomic } from '../collections/writeFileAtomic'
import type { TranslationUnit } from './translationUnits'

/**
 * The English texts that each translation of a language corresponds to: `locales/<language>.sources.txt`, a line for each
 * pair. A pair stays valid for ever, so lines are only added, and two versions of the file are merged by keeping
 * the lines of both; no order of merging can make a stale translation look current (docs/decisions/011).
 */
export interface SourceRecord {
  path: string
  /** Hashes of English texts, by hash of the translation, by name of the unit. */
  sources: Map<string, Map<string, Set<string>>>
  /** Lines that cannot be read. */
  problems: Problem[]
  /** Whether the file equals the output of `writeSourceRecord`. */
  isTidy: boolean
}

/** State of a translation according to its record. */
type TranslationState = 'current' | 'stale' | 'unrecorded'

export function readSourceRecord(root: string, language: string): SourceRecord {
  const path = `locales/${language}.sources.txt`
  const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8').replace(/^\uFEFF/, '') : ''
  const record: SourceRecord = { path, sources: new Map(), problems: [], isTidy: true }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#') || mergeMark.test(line)) continue
    const [, name, source, target] = pair.exec(line) ?? []
    if (name && source && target) addPair(record, name, source, target)
    else
      record.problems.push({ file: path, line: index + 1, column: 1, key: '', found: 'this line cannot be read', remedy: 'Remove it, and run npm run check.' })
  }
  record.isTidy = text === '' || text === print(record, language)
  return record
}

/**
 * A translation is stale if it is recorded with other English texts than the current one. An unrecorded one is new or
 * has changed.
 *
 * @param moved pairs of names that no longer exist in English, as units may be renamed.
 */
export function stateOf({ sources }: SourceRecord, unit: TranslationUnit, moved: ReadonlyMap<string, ReadonlySet<string>>): TranslationState {
  const source = hash(unit.source)
  const target = hash(unit.target ?? '')
  const own = sources.get(unit.recordName)?.get(target)
  if (own) return own.has(source) ? 'current' : 'stale'
  return moved.has(target) && !moved.get(target)?.has(source) ? 'stale' : 'unrecorded'
}

/** Sources by translation, of all names that no longer exist in English. */
export function sourcesMoved({ sources }: SourceRecord, names: ReadonlySet<string>): Map<string, Set<string>> {
  const moved = new Map<string, Set<string>>()
  for (const [name, targets] of sources) {
    if (names.has(name)) continue
    for (const [target, recorded] of targets) moved.set(target, new Set([...(moved.get(target) ?? []), ...recorded]))
  }
  return moved
}

/** Whether the English text is recorded with an earlier translation of the unit. */
export function knowsSource({ sources }: SourceRecord, unit: TranslationUnit): boolean {
  const targets = sources.get(unit.recordName)
  return !targets || [...targets.values()].some((each) => each.has(hash(unit.source)))
}

/** Records that translations correspond to the current English texts. */
export function recordSources(record: SourceRecord, units: readonly TranslationUnit[]): void {
  for (const unit of units) addPair(record, unit.recordName, hash(unit.source), hash(unit.target ?? ''))
}

export function writeSourceRecord(root: string, record: SourceRecord, language: string): void {
  writeFileAtomic(join(root, record.path), print(record, language))
}

function addPair({ sources }: SourceRecord, name: string, source: string, target: string): void {
  const targets = sources.get(name) ?? new Map<string, Set<string>>()
  sources.set(name, targets.set(target, (targets.get(target) ?? new Set()).add(source)))
}

function print({ sources }: SourceRecord, language: string): string {
  const lines = [...sources].flatMap(([name, targets]) =>
    [...targets].flatMap(([target, recorded]) => [...recorded].map((source) => `${name} ${source} ${target}`)),
  )
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

const pair = /^(.+) ([\w-]{8}) ([\w-]{8})$/
const mergeMark = /^(<{7}|\|{7}|={7}|>{7})( |$)/
