import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './inputs'

/**
 * Turns the published site into the next one, in an order in which no page ever lacks what it asks for: first what is
 * new beside the pages, then the pages, and last goes what no page asks for any more.
 *
 * @param next folder with all files that are new or different; it is gone afterwards.
 * @param site folder of the published site.
 * @param isPart whether a file that is already published belongs to the next site.
 */
export function publish(next: string, site: string, isPart: (file: string) => boolean): void {
  if (!existsSync(site)) {
    mkdirSync(dirname(site), { recursive: true })
    renameSync(next, site)
    return
  }
  const isPage = (file: string) => /\.html(\.br|\.gz)?$/.test(file)
  const files = listFiles(next).sort((a, b) => Number(isPage(a)) - Number(isPage(b)))
  const made = new Set<string>()
  for (const file of files) {
    const folder = dirname(join(site, file))
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    renameSync(join(next, file), join(site, file))
  }
  const published = new Set(files)
  for (const file of listFiles(site)) {
    if (published.has(file) || isPart(file)) continue
    rmSync(join(site, file))
    removeEmpty(dirname(join(site, file)), site)
  }
  rmSync(next, { recursive: true, force: true })
}

function removeEmpty(folder: string, root: string): void {
  if (folder === root || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(dirname(folder), root)
}
