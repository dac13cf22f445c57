import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { globSync } from 'tinyglobby'

/**
 * Takes away the bundles and pictures in `assets/` that nothing reaches: Vike writes an entry for each page although
 * pages do not ship, and a router that is turned off. A file is reached if its name, which has a hash, stands in a page or
 * in a script or style sheet that is reached; so a name that is only mentioned keeps its file, and none is lost.
 *
 * @param folder of the build, before its files are compressed.
 * @returns what was removed, by path from `folder`.
 */
export function removeUnreached(folder: string): string[] {
  const assets = globSync('assets/**/*', { cwd: folder })
  const reached = new Set<string>()
  const open = globSync('**/*.{html,xml,json,webmanifest}', { cwd: folder, ignore: ['assets/**'] })
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const text = readFileSync(join(folder, file), 'utf8')
    const named = assets.filter((asset) => !reached.has(asset) && text.includes(basename(asset)))
    for (const asset of named) reached.add(asset)
    open.push(...named.filter((asset) => /\.(js|css)$/.test(asset)))
  }
  const unreached = assets.filter((asset) => !reached.has(asset)).sort()
  for (const asset of unreached) rmSync(join(folder, asset))
  return unreached
}
