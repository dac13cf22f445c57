import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import { filePath } from '../../server/database/database'

/** A message that is gone, with nothing of whoever sent it: after an older backup has been restored, its number alone may be another’s. */
export interface DeletedMessage {
  id: number
  /** Milliseconds since 1970. */
  receivedAt: number
}

/** Beside the database, as it has to outlive it: a line for each, with number and moment. */
export function deletedListFile(url: string): string {
  return `${filePath(url)}.deleted`
}

/**
 * Remembers what is deleted, so that a backup which still has it does not bring it back. It is on the disk then; where the database is no
 * file, nothing is kept.
 */
export function noteDeleted(url: string, messages: readonly DeletedMessage[]): void {
  if (!url.startsWith('file:') || !filePath(url) || messages.length === 0) return
  const file = openSync(deletedListFile(url), 'a', 0o600)
  try {
    appendFileSync(file, messages.map(({ id, receivedAt }) => `${id} ${receivedAt}\n`).join(''))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** @returns undefined where nothing was ever deleted here, or the list has not come along. */
export function readDeleted(url: string): DeletedMessage[] | undefined {
  const file = deletedListFile(url)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').matchAll(/^(\d+) (\d+)$/gm)
  return [...lines].map(([, id, receivedAt]) => ({ id: Number(id), receivedAt: Number(receivedAt) }))
}
