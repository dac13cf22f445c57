import { statSync } from 'node:fs'

/**
 * The owner that a new file beside the database needs: the server runs as a user of its own, and could not open a file that an administrator
 * has created as root. Change the owner without following links, because that user may have put some there.
 *
 * @param like a file or folder of that user.
 * @returns undefined unless this process is root.
 */
export function ownerForRoot(like: string): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? statSync(like) : undefined
}
