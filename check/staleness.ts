import { counted } from '../collections/counted'
import { fileProblem, type Problem } from '../collections/problem'
import type { Site } from './readSite'
import { knowsSource, readSourceRecord, recordSources, type SourceRecord, sourcesMoved, stateOf, writeSourceRecord } from './sourceRecord'
import { blogGroup, type TranslationUnit } from './translationUnits'

/** State of a language’s translations, according to its record. */
export interface Staleness {
  language: string
  record: SourceRecord
  /** Their English text has changed. */
  stale: TranslationUnit[]
  /** Not in the record yet: new, or changed. */
  unrecorded: TranslationUnit[]
}

/**
 * @param units all of the language.
 * @param isTranslated whether a unit is translated.
 */
export function findStale({ root }: Site, language: string, units: readonly TranslationUnit[], isTranslated: (unit: TranslationUnit) => boolean): Staleness {
  const record = readSourceRecord(root, language)
  const moved = sourcesMoved(record, new Set(units.map(({ recordName }) => recordName)))
  const states = units.filter(isTranslated).map((unit) => [unit, stateOf(record, unit, moved)] as const)
  const of = (state: string) => states.filter(([, each]) => each === state).map(([unit]) => unit)
  return { language, record, stale: of('stale'), unrecorded: of('unrecorded') }
}

export function staleProblems({ language, stale }: Staleness): Problem[] {
  return stale.map(({ name, source, group, place, sourcePlace }) => {
    const english = group !== blogGroup && source.length <= 60 ? `“${source}”` : sourcePlace()
    const remedy = `Translate ${english} anew; if this still says it, run: npm run check -- --holds ${language}:${name}`
    return { ...place(), found: 'is stale: the English has changed since it was translated', remedy }
  })
}

/** Problems of an outdated record, for CI, where nothing is written. */
export function unrecordedProblems({ record, unrecorded }: Staleness): Problem[] {
  const [first] = unrecorded
  const remedy = `Run npm run check, and commit ${record.path}.`
  if (first) {
    const found = `does not say which English ${unrecorded.length} translation${unrecorded.length === 1 ? ' was' : 's were'} made from, ${first.name} first`
    return [fileProblem(record.path, { found, remedy })]
  }
  return record.isTidy ? [] : [fileProblem(record.path, { found: 'is not in order', remedy })]
}

/**
 * Updates the record.
 *
 * @returns messages about added pairs, and about translations that changed together with their English.
 */
export function updateRecord({ root }: Site, { language, record, unrecorded }: Staleness): string[] {
  const renewed = unrecorded.filter((unit) => !knowsSource(record, unit))
  if (record.problems.length > 0 || (unrecorded.length === 0 && record.isTidy)) return []
  recordSources(record, unrecorded)
  writeSourceRecord(root, record, language)
  const done = unrecorded.length === 0 ? 'put in order' : `${counted(unrecorded.length, 'translation')} recorded`
  return [`${record.path}: ${done}. Commit it.`, ...renewed.map(({ name }) => `  ${name}: changed in English and in ${language}, so taken as translated anew.`)]
}

/**
 * Confirms that stale translations are still right.
 *
 * @param named as in the remedy: `de:home.title`, or `home.title` for every language.
 * @returns those that are not stale.
 */
export function confirm({ root }: Site, stalenesses: readonly Staleness[], named: readonly string[]): string[] {
  const unknown = new Set(named)
  for (const { language, record, stale } of stalenesses) {
    const namesOf = ({ name }: TranslationUnit) => [name, `${language}:${name}`]
    const confirmed = stale.filter((unit) => namesOf(unit).some((name) => named.includes(name)))
    for (const name of confirmed.flatMap(namesOf)) unknown.delete(name)
    if (confirmed.length === 0 || record.problems.length > 0) continue
    recordSources(record, confirmed)
    writeSourceRecord(root, record, language)
  }
  return [...unknown]
}
