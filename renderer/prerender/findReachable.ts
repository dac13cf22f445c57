import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * The bundled files that a site needs. A file in `assets/` is reachable if a page refers to it, or if its hashed name occurs in a
 * reachable script or style sheet. Files elsewhere are always needed.
 *
 * @param files of the bundle.
 * @param folder of these files.
 * @param referenced files that the pages refer to.
 */
export function findReachable(files: readonly string[], folder: string, referenced: Iterable<string>): string[] {
  const all = new Set(files)
  const reachable = new Set(files.filter((file) => !file.startsWith('assets/')))
  const queue = [...referenced].filter((file) => all.has(file))
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reachable.has(file)) continue
    reachable.add(file)
    if (!/\.(js|css)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    queue.push(...files.filter((other) => !reachable.has(other) && text.includes(basename(other))))
  }
  return files.filter((file) => reachable.has(file))
}
