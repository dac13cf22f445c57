import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What to do about a file that cannot be written. JavaScript, because the commands start with it, before any loader of TypeScript.
 *
 * @param {unknown} error
 * @returns {string | undefined} undefined for an error of another kind
 */
export function diskRemedy(error) {
  // An error of another thread, and one with another as its cause, have the code in their message only.
  const code = /\bE[A-Z]{4,}\b/.exec(error instanceof Error ? error.message : '')?.[0]
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Free some space on the disk'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'Make the folder of the project writable for you'
  return undefined
}

/**
 * Whether a command can write what it is about to. Asked before Vite is started, which ends with a stack.
 *
 * @param {string} folder is created.
 * @returns {string | undefined} the reason why not, and the remedy
 */
export function diskProblem(folder) {
  const probe = join(folder, `${process.pid}.part`)
  try {
    mkdirSync(folder, { recursive: true })
    try {
      writeFileSync(probe, Buffer.alloc(probeSize))
    } finally {
      rmSync(probe, { force: true })
    }
    return undefined
  } catch (error) {
    return `${folder} cannot be written: ${error instanceof Error ? error.message : error}\n${diskRemedy(error) ?? 'Remove what stands in its place'}.`
  }
}

/** A fifth of what a build writes there. */
const probeSize = 2_000_000
