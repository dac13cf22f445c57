import { statSync } from 'node:fs'

/**
 * Whom a new file has to be given: the server runs as a user of its own, and could not open what an administrator as root has made beside its
 * database. Do not follow links on giving it, as that user may have put some there.
 *
 * @param like a file or folder of that user.
 * @returns undefined unless this process is root.
 */
export function ownerForRoot(like: string): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? statSync(like) : undefined
}
