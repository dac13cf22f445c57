import { statfsSync } from 'node:fs'
import { faultOf } from './databaseFault'

/** SQLite needs this much beside the file, and reports a disk without it as failing. */
const minFreeBytes = 256 * 1024

const remedies: Record<string, string> = {
  full: 'Its disk is full: free some space, then start again.',
  corrupt: 'Replace it by a backup: npm run messages -- restore <file>',
  locked: 'Another program has locked it: end that one, then start again.',
}

/**
 * What the operator should do if the database cannot be opened.
 *
 * @param folder of the file; undefined for a database server.
 */
export function openRemedy(error: Error, folder: string | undefined): string {
  if (folder === undefined) return 'Check the address in DATABASE_URL, with its authToken, and that the database server is running.'
  if ((error as NodeJS.ErrnoException).code === 'EISDIR') return 'That is a folder. Name a file in it: DATABASE_URL=file:/a/folder/site.db npm start'
  const remedy = isFull(folder) && !isDenied(error) ? remedies.full : remedies[faultOf(error)]
  return remedy ?? 'Make that file and its folder writable for the user of this process, or set another one: DATABASE_URL=file:/a/folder/site.db npm start'
}

/** Checked because a read-only file system, such as an image or `/sys`, reports no free space either. */
function isDenied({ code = '' }: NodeJS.ErrnoException): boolean {
  return /^E(ACCES|PERM|ROFS)$/.test(code)
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < minFreeBytes
  } catch {
    return false
  }
}
