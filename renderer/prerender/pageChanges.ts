import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { folders } from './folders'
import type { PageChanges } from './publish'

/** What the last build that made pages has done with them. */
export interface RecordedChanges extends PageChanges {
  /** When the build before was, if that is known, and when this one; ISO 8601. */
  before: string | undefined
  after: string
}

/**
 * Keeps for `npm run changed` what a build has done. One that has made no page leaves the note of the last that has.
 *
 * @param changes undefined where there was no site before.
 * @param before when that was built.
 */
export function recordChanges(changes: PageChanges | undefined, before: Date | undefined): void {
  if (!changes) rmSync(folders.changes, { force: true })
  else if (Object.values(changes).flat().length > 0) {
    const noted: RecordedChanges = { before: before?.toISOString(), after: new Date().toISOString(), ...changes }
    writeFileSync(folders.changes, JSON.stringify(noted))
  }
}

/** Undefined where there is nothing to compare with. */
export function readChanges(): RecordedChanges | undefined {
  try {
    return JSON.parse(readFileSync(folders.changes, 'utf8'))
  } catch {
    return undefined
  }
}
