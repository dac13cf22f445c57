import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../collections/listFiles'
import { addressOfFile } from '../../i18n/pageFile'
import { folders } from '../../renderer/prerender/folders'
import { readChanges } from '../../renderer/prerender/pageChanges'

/** A comparison of two sites. */
export interface Comparison {
  /** Label of the old side: “the build of …”, an address, a folder. */
  before: string
  pages: ComparedPage[]
  /** Locates a picture, font or stylesheet of an old page by its path from the root; undefined if it is the same as in the build. */
  beforeFile(path: string): string | undefined
}

export interface ComparedPage {
  /** Without origin. */
  address: string
  /** HTML; undefined if the page is new. */
  before: string | undefined
  /** HTML; undefined if the page no longer exists. */
  after: string | undefined
}

/**
 * Compares the last build that rendered pages with the one before it.
 *
 * @throws if there is none.
 */
export function compareLastBuild(): Comparison {
  const changes = readChanges()
  if (!changes) {
    throw new Error(
      'There is no earlier build here to compare with. Build, edit, build again; or compare with the published site: npm run changed -- --since https://www.your-site.com',
    )
  }
  const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
  const pages = [
    ...changes.removed.map((file) => ({ file, before: read(folders.previous, file), after: undefined })),
    ...changes.added.map((file) => ({ file, before: undefined, after: read(folders.site, file) })),
    ...changes.replaced.map((file) => ({ file, before: read(folders.previous, file), after: read(folders.site, file) })),
  ]
  return {
    before: changes.before ? `the build of ${localTime(changes.before)}` : 'an earlier build',
    pages: pages.map(({ file, ...page }) => ({ address: addressOfFile(file), ...page })),
    beforeFile: fileIn(folders.previous),
  }
}

/**
 * Compares the last build with a site in another folder.
 *
 * @throws if the folder has no site.
 */
export function compareFolder(folder: string): Comparison {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no build in ${folder}: it has no index.html.`)
  const [before, after] = [readPages(folder), readPages(folders.site)]
  const addresses = [...new Set([...before.keys(), ...after.keys()])]
  return {
    before: folder,
    pages: addresses.map((address) => ({ address, before: before.get(address), after: after.get(address) })),
    beforeFile: fileIn(folder),
  }
}

function readPages(folder: string): Map<string, string> {
  const files = listFiles(folder).filter((file) => file.endsWith('.html'))
  return new Map(files.map((file) => [addressOfFile(file), readFileSync(join(folder, file), 'utf8')]))
}

function fileIn(folder: string) {
  return (path: string) => (existsSync(join(folder, path)) ? join(folder, path) : undefined)
}

/** Local time: `2026-11-21 09:30`. */
function localTime(iso: string): string {
  return new Date(iso).toLocaleString('sv').slice(0, 16)
}
