import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../collections/listFiles'

/** Files of the changed pages. */
export interface PageChanges {
  added: string[]
  /** The content may be identical. */
  replaced: string[]
  removed: string[]
}

/**
 * Replaces the published site by the next one, in an order in which no page ever lacks a file: adds the other files first, then
 * the pages, and removes unused files last, apart from those in the way of a new one.
 *
 * @param next folder with all new or changed files; removed afterwards.
 * @param site folder of the published site.
 * @param previous folder for replaced pages and removed files, used if pages have changed.
 * @param isPart whether a published file belongs to the next site.
 * @returns undefined if there was no site before.
 */
export function publish(next: string, site: string, previous: string, isPart: (file: string) => boolean): PageChanges | undefined {
  if (!existsSync(site)) {
    rmSync(previous, { recursive: true, force: true })
    mkdirSync(dirname(site), { recursive: true })
    renameSync(next, site)
    return undefined
  }
  const files = listFiles(next).sort((a, b) => Number(isPage(a)) - Number(isPage(b)))
  const before = new Set(listFiles(site))
  const now = new Set(files)
  const removed = [...before].filter((file) => !now.has(file) && !isPart(file))
  const pages = files.filter((file) => file.endsWith('.html'))
  const changes = {
    added: pages.filter((file) => !before.has(file)),
    replaced: pages.filter((file) => before.has(file)),
    removed: removed.filter((file) => file.endsWith('.html')),
  }
  const hasChanges = Object.values(changes).flat().length > 0
  if (hasChanges) rmSync(previous, { recursive: true, force: true })
  const folders = new Set<string>()
  const prepare = (file: string) => {
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    folders.add(dirname(file))
    return file
  }
  for (const file of changes.replaced) linkOrCopy(join(site, file), prepare(join(previous, file)))
  const remove = (file: string) => {
    if (hasChanges && !isCompressed(file)) renameSync(join(site, file), prepare(join(previous, file)))
    else rmSync(join(site, file))
    removeEmpty(dirname(join(site, file)), site)
  }
  // A file has become a folder, or a folder a file.
  const newFolders = new Set(files.flatMap(foldersOf))
  const isInTheWay = (file: string) => newFolders.has(file) || foldersOf(file).some((folder) => now.has(folder))
  for (const file of removed.filter(isInTheWay)) remove(file)
  for (const file of files) renameSync(join(next, file), prepare(join(site, file)))
  for (const file of removed.filter((each) => !isInTheWay(each))) remove(file)
  rmSync(next, { recursive: true, force: true })
  return changes
}

/** `a/b/c` is in `a` and `a/b`. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function isPage(file: string): boolean {
  return /\.html(\.br|\.gz)?$/.test(file)
}

function isCompressed(file: string): boolean {
  return /\.(br|gz)$/.test(file)
}

/** Keeps the page available meanwhile; a hard link is faster than a copy. */
function linkOrCopy(file: string, copy: string): void {
  try {
    linkSync(file, copy)
  } catch {
    copyFileSync(file, copy)
  }
}

function removeEmpty(folder: string, root: string): void {
  if (folder === root || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(dirname(folder), root)
}
