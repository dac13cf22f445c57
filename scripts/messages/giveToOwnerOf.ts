import { chownSync, statSync } from 'node:fs'

/**
 * Gives a new file to the owner of another: the server runs as a user of its own, and could not open what an administrator as root has
 * made beside its database.
 */
export function giveToOwnerOf(like: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(like)
  chownSync(file, uid, gid)
}
