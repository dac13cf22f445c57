import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A folder in memory for temporary files, removed when the process ends. Copies of the project and profiles of browsers are ten thousands of
 * files, and creating them on a disk takes a twentieth of the tests’ processor time.
 *
 * @param root a file system in memory, by default that of Linux.
 * @param room in bytes; by default several times what the tests have at once. Docker gives 64 MB.
 * @returns undefined where there is none, or too little room.
 */
export function memoryFolder(root = '/dev/shm', room = 2 ** 31): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(root)
    if (bavail * bsize < room) return undefined
    const folder = mkdtempSync(join(root, 'test-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    // Otherwise a signal would end the process without the event above.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
    return folder
  } catch {
    return undefined
  }
}
