import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Makes a folder, unless the last build has made it of the same.
 *
 * @param fingerprint of what it is made of.
 * @param make fills the folder, which is empty then.
 */
export async function rebuildIfChanged(folder: string, fingerprint: string, make: () => Promise<unknown>): Promise<void> {
  if (isUpToDate(folder, fingerprint)) return
  const mark = markOf(folder)
  rmSync(mark, { force: true })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await make()
  writeFileSync(mark, fingerprint)
}

/** Whether a folder is there that has been made of this. */
export function isUpToDate(folder: string, fingerprint: string): boolean {
  const mark = markOf(folder)
  return existsSync(folder) && existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint
}

function markOf(folder: string): string {
  return `${folder}.fingerprint`
}
