import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The folder that a build fills with new files. */
export interface NextSite {
  folder: string
  /** Whether another build has begun since: it has removed these files and publishes newer ones. */
  isOvertaken(): boolean
}

/**
 * Begins the next site in an empty folder of its own, so that builds at the same time do not mix their files: the last one to begin publishes.
 *
 * @param parent of the folder; whatever an earlier build has left there is removed.
 */
export function beginNext(parent: string): NextSite {
  const name = randomUUID()
  const newest = `${parent}/newest`
  // Repeated, because the other build may still be writing.
  rmSync(parent, { recursive: true, force: true, maxRetries: 10 })
  mkdirSync(`${parent}/${name}`, { recursive: true })
  writeFileSync(newest, name)
  return {
    folder: `${parent}/${name}`,
    isOvertaken() {
      try {
        return readFileSync(newest, 'utf8') !== name
      } catch {
        return true
      }
    },
  }
}
