import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { UnusableDatabase } from './unusableDatabase'

/** Creates the file of a database and its folder. Readable by its owner only, because it contains personal data. SQLite gives its companion files the same mode. */
export function createFile(path: string): void {
  if (!path) return
  // A device keeps nothing, and opening a pipe waits for its reader.
  const status = statSync(path, { throwIfNoEntry: false })
  if (status && !status.isFile() && !status.isDirectory())
    throw new UnusableDatabase('it is a device.', 'That is no file. Name one: DATABASE_URL=file:/a/folder/site.db npm start')
  closeSync(openSync(path, 'a', 0o600))
}

/** Folder by folder: Node's own creation of several at once never ends where the system refuses them with ENOENT, as below `/proc`. */
export function createFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })) return
  createFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have created it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** The disk of a file’s folder; undefined if there is no such folder. */
export function diskOf(path: string): number | undefined {
  return path ? statSync(dirname(path), { throwIfNoEntry: false })?.dev : undefined
}

/** Identity of the file, independent of its path. */
export function fileIdentity(path: string): string {
  const status = path ? statSync(path, { throwIfNoEntry: false }) : undefined
  return status ? `${status.dev}-${status.ino}` : ''
}
