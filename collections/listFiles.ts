import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files below a folder, with `/` in their paths, sorted; also of folders that are links; none if there is no folder. A link to a folder
 * that it is in is a file.
 */
export function listFiles(root: string, isWanted: (path: string) => boolean = () => true): string[] {
  const files: string[] = []
  // Not `recursive`, which takes five times as long, as there may be thousands of posts.
  const visit = (folder: string, above: string, links: readonly string[]) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = above + entry.name
      if (!isWanted(path)) continue
      const inner = `${folder}/${entry.name}`
      if (!entry.isSymbolicLink()) {
        if (entry.isDirectory()) visit(inner, `${path}/`, links)
        else files.push(path)
        continue
      }
      const around = [...links, realpathSync(folder)]
      const target = isFolder(entry) ? realpathSync(inner) : undefined
      if (target === undefined || around.some((each) => `${each}/`.startsWith(`${target}/`))) files.push(path)
      else visit(inner, `${path}/`, [...around, target])
    }
  }
  if (existsSync(root)) visit(root, '', [realpathSync(root)])
  return files.sort()
}

/** Whether it is a folder, or a link to one. */
export function isFolder(entry: Dirent): boolean {
  return entry.isDirectory() || (entry.isSymbolicLink() && leadsToFolder(join(entry.parentPath, entry.name)))
}

/** A link to nothing leads to none, nor does one to itself, of which Node throws in any case. */
function leadsToFolder(link: string): boolean {
  try {
    return statSync(link).isDirectory()
  } catch {
    return false
  }
}
