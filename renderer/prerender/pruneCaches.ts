import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The caches with an entry for each input. The others have those of the last build only. */
const caches = ['compressed', 'drawings', 'photographs', 'share', 'web-font'].map((name) => `.cache/${name}`)

/** In ms. File systems note the last reading of a file once a day. */
const kept = 30 * 86_400_000

/**
 * Removes from the caches what nobody has read for a month: a checkout that lives for years would keep every version of every picture.
 * Where the file system does not note readings, an entry is made anew after a month.
 *
 * @param now in ms since the epoch.
 */
export function pruneCaches(now = Date.now(), folders = caches): void {
  for (const file of folders.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))) {
    const used = statSync(file, { throwIfNoEntry: false })
    if (used && Math.max(used.atimeMs, used.mtimeMs) < now - kept) rmSync(file, { recursive: true, force: true })
  }
}
