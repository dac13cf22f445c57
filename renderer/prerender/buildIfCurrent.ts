import { build } from './build'
import { folders } from './folders'
import { fingerprintCode } from './inputs'
import { prerenderProgram } from './readBundle'
import { isUpToDate } from './rebuildIfChanged'
import { startWorker } from './workers'

export { build }

/**
 * Builds with what the last build has bundled, this program included, if that is of today’s code. It is, for most builds; so
 * the program that renders pages is loaded while that is found out.
 *
 * @returns false where it is not: then nothing has been done.
 */
export async function buildIfCurrent(): Promise<boolean> {
  const worker = startWorker(prerenderProgram)
  const code = fingerprintCode()
  if (isUpToDate(folders.bundle, code)) {
    await build(code, worker)
    return true
  }
  await worker.end()
  return false
}
