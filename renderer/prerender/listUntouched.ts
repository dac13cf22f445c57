import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../collections/listFiles'

/**
 * The files of the published site that nobody has edited since the build; edited ones are rebuilt.
 *
 * @param builtAt end of the build; undefined if unknown.
 * @returns paths from the root of the site.
 */
export function listUntouched(site: string, builtAt: Date | undefined): Set<string> {
  if (!builtAt) return new Set()
  // `ctime` cannot be set back, unlike `mtime`.
  return new Set(listFiles(site).filter((file) => statSync(join(site, file)).ctimeMs <= builtAt.getTime() + 1))
}
