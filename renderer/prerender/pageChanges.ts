import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { folders } from './folders'
import type { PageChanges } from './publish'

/** The page changes of the last build that changed pages. */
export interface RecordedChanges extends PageChanges {
  /** Times of the previous build, if known, and of this one; ISO 8601. */
  before: string | undefined
  after: string
}

/**
 * Records the changes of a build for `npm run changed`. A build without changes keeps the previous record.
 *
 * @param changes undefined if there was no site before.
 * @param before build time of the previous site.
 */
export function recordChanges(changes: PageChanges | undefined, before: Date | undefined): void {
  if (!changes) rmSync(folders.changes, { force: true })
  else if (Object.values(changes).flat().length > 0) {
    const record: RecordedChanges = { before: before?.toISOString(), after: new Date().toISOString(), ...changes }
    writeFileSync(folders.changes, JSON.stringify(record))
  }
}

/** Undefined if there is nothing to compare with. */
export function readChanges(): RecordedChanges | undefined {
  try {
    return JSON.parse(readFileSync(folders.changes, 'utf8'))
  } catch {
    return undefined
  }
}
