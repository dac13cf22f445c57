import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The files below a folder, with `/` in their paths, sorted; also of folders that are links; none if there is no folder. */
export function listFiles(root: string, isWanted: (path: string) => boolean = () => true): string[] {
  const files: string[] = []
  // Not `recursive`, which takes five times as long, as there may be thousands of posts.
  const visit = (folder: string, above: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = above + entry.name
      if (!isWanted(path)) continue
      if (isFolder(entry)) visit(`${folder}/${entry.name}`, `${path}/`)
      else files.push(path)
    }
  }
  if (existsSync(root)) visit(root, '')
  return files.sort()
}

/** Whether it is a folder, or a link to one. */
export function isFolder(entry: Dirent): boolean {
  return entry.isDirectory() || (entry.isSymbolicLink() && statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.isDirectory() === true)
}
