import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * The bundled files that a text names, as paths from the site’s root: `assets/art/erp.1a2b3c4d.svg`.
 *
 * Read from the text: the layout, styles and posts are rendered once for many pages, or come from a backend, and each of these
 * caches would have to keep a list of its files, while one expression takes 0.02 ms a page and misses none.
 */
export function referencedAssets(text: string): string[] {
  return [...new Set([...text.matchAll(/\/(assets\/[\w./-]*[\w-])/g)].map(([, path = '']) => path))]
}

/**
 * Which of the bundled files in `assets/` a site needs. Not every picture is shown, and not every
 * script is asked for. A file is reached if a page names it, or if its name, which
 * has a hash, stands in a script or style sheet that is reached. Other files are.
 *
 * @param files of the bundle.
 * @param folder they are in.
 * @param named by the pages.
 */
export function findReachable(files: readonly string[], folder: string, named: Iterable<string>): string[] {
  const all = new Set(files)
  const reached = new Set(files.filter((file) => !file.startsWith('assets/')))
  const open = [...named].filter((file) => all.has(file))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    if (!/\.(js|css)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    open.push(...files.filter((other) => !reached.has(other) && text.includes(basename(other))))
  }
  return files.filter((file) => reached.has(file))
}
