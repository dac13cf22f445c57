import { appendFileSync, closeSync, constants, existsSync, fchownSync, fsyncSync, openSync, readFileSync } from 'node:fs'
import { filePath } from '../../server/database/database'
import { ownerForRoot } from './ownerForRoot'

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants

/** A deleted message, without personal data. The number alone is not unique: after restoring an older backup, it is assigned again. */
export interface DeletedMessage {
  id: number
  /** Milliseconds since 1970. */
  receivedAt: number
}

/** The list of deleted messages, beside the database, which it must outlive: one line each, with number and time of receipt. */
export function deletedListFile(url: string): string {
  return `${filePath(url)}.deleted`
}

/**
 * Records deleted messages durably, so that restoring an older backup does not bring them back. Does nothing if the database is not
 * a file.
 *
 * @throws if it cannot be written, as on a full disk.
 */
export function recordDeleted(url: string, messages: readonly DeletedMessage[]): void {
  if (!filePath(url) || messages.length === 0) return
  try {
    // On a new line, as the last one may have been cut off.
    append(url, messages.map(({ id, receivedAt }) => `\n${id} ${receivedAt}\n`).join(''))
  } catch (error) {
    throw new Error(`Nothing was deleted, as ${deletedListFile(url)} cannot be written: ${(error as Error).message}`, { cause: error })
  }
}

function append(url: string, lines: string) {
  const file = openSync(deletedListFile(url), O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600)
  try {
    const owner = ownerForRoot(filePath(url))
    if (owner) fchownSync(file, owner.uid, owner.gid)
    appendFileSync(file, lines)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** @returns undefined if there is no list: nothing was ever deleted, or the list was not copied to this machine. */
export function readDeleted(url: string): DeletedMessage[] | undefined {
  const file = deletedListFile(url)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').matchAll(/^(\d+) (\d+)$/gm)
  return [...lines].map(([, id, receivedAt]) => ({ id: Number(id), receivedAt: Number(receivedAt) }))
}
