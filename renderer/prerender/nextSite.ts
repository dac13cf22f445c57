import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The next site of a build. */
export interface NextSite {
  /** The folder for its new files, which the first of them creates: a build with nothing to do has none. */
  folder: string
  /** Whether another build has begun since: it publishes newer files, and may have removed these. */
  isOvertaken(): boolean
}

/**
 * Begins the next site in a folder of its own, so that builds at the same time do not mix their files: the last one to begin publishes.
 *
 * @param parent of the folder; what earlier builds have left there is removed, unless one of them is still writing it.
 */
export function beginNext(parent: string): NextSite {
  const name = randomUUID()
  const newest = `${parent}/newest`
  mkdirSync(parent, { recursive: true })
  // First, so that an overtaken build that loses its files knows why.
  writeFileSync(newest, name)
  for (const older of readdirSync(parent)) if (older !== 'newest') removeIfAtRest(`${parent}/${older}`)
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

/** Node retries only some of the errors that another process causes by writing meanwhile; the next build removes what is left. */
function removeIfAtRest(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  } catch {}
}
