import { closeSync, existsSync, openSync, readSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { faultOf } from './databaseFault'

/** SQLite needs this much beside the file, and reports a disk without it as failing. */
const minFreeBytes = 256 * 1024

const anotherFile = 'DATABASE_URL=file:/a/folder/site.db npm start'

const copied = 'DATABASE_URL=file:/a/folder/site.db npm run messages'

const remedies: Record<string, string> = {
  full: 'Its disk is full: free some space, then start again.',
  corrupt: 'Replace it by a backup: npm run messages -- restore <file>',
  locked: 'Another program has locked it: end that one, then start again.',
}

/**
 * What the operator should do if the database cannot be opened or used.
 *
 * @param path of the file; empty for a database server.
 */
export function openRemedy(error: Error & { code?: string }, path: string): string {
  if (!path) return 'Check the address in DATABASE_URL, with its authToken, and that the database server is running.'
  if (error.code === 'EROFS') return `Its disk is read-only. To read what is there, copy it, with its -wal file, to another one: ${copied}`
  if (error.code === 'EISDIR') return `That is a folder. Name a file in it: ${anotherFile}`
  const fault = faultOf(error)
  if (fault === 'corrupt' && !isDatabase(path)) {
    return `If it is another file of yours, leave it as it is, and name one for the database: ${anotherFile}\nOnly if it was the database, replace it by a backup: npm run messages -- restore <file>`
  }
  if (fault === 'cannot be read or written' && existsSync(`${path}-shm`) && isEmpty(`${path}-wal`)) return removedLog
  const remedy = isFull(error, dirname(path)) ? remedies.full : remedies[fault]
  return remedy ?? `Make that file and its folder writable for the user of this process, or set another one: ${anotherFile}`
}

const removedLog =
  'Its log, the file with -wal at its end, was removed while the server runs. Ask for /healthz, so that the server saves what it still has of it; then try again.'

/** Also if it is missing: a program that opens the database creates it anew. */
function isEmpty(path: string): boolean {
  return !statSync(path, { throwIfNoEntry: false })?.size
}

/** Whether a file begins like SQLite's, damaged or not. */
function isDatabase(path: string): boolean {
  const start = Buffer.alloc(15)
  try {
    const file = openSync(path, 'r')
    readSync(file, start)
    closeSync(file)
  } catch {
    return false
  }
  return start.toString('latin1') === 'SQLite format 3'
}

/** The system says itself what was denied or missing; a file system of its own, such as `/proc` or an image, has no free space either. */
function isFull({ code = '' }: NodeJS.ErrnoException, folder: string): boolean {
  if (/^E(?!NOSPC|DQUOT)/.test(code)) return false
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < minFreeBytes
  } catch {
    return false
  }
}
