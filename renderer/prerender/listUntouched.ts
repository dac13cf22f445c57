import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './inputs'

/**
 * The files of a published site that are as a build has left them; what somebody has changed since by hand is made anew.
 *
 * @param built when the build ended; undefined where nobody knows.
 * @returns paths from the root of the site.
 */
export function listUntouched(site: string, built: Date | undefined): Set<string> {
  if (!built || !existsSync(site)) return new Set()
  // The time of the last change of the file itself cannot be set back, as that of its contents can.
  return new Set(listFiles(site).filter((file) => statSync(join(site, file)).ctimeMs <= built.getTime() + 1))
}
