import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Rebuilds a folder, unless the last build made it from the same inputs.
 *
 * @param fingerprint of the inputs.
 * @param fill writes into the empty folder.
 */
export async function rebuildIfChanged(folder: string, fingerprint: string, fill: () => Promise<unknown>): Promise<void> {
  if (isUpToDate(folder, fingerprint)) return
  const stamp = fingerprintFile(folder)
  rmSync(stamp, { force: true })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await fill()
  writeFileSync(stamp, fingerprint)
}

/** Whether the folder exists and was made from these inputs. */
export function isUpToDate(folder: string, fingerprint: string): boolean {
  const stamp = fingerprintFile(folder)
  return existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
}

function fingerprintFile(folder: string): string {
  return `${folder}.fingerprint`
}
