import { build } from './build'
import { fingerprintCode } from './fingerprintCode'
import { folders } from './folders'
import { prerenderProgram } from './readBundle'
import { isUpToDate } from './rebuildIfChanged'
import { startWorker } from './workers'

export { build }

/**
 * Builds with the bundle of the last build, which contains this program, if the code has not changed since. As that is the
 * usual case, the prerender program is loaded during the check.
 *
 * @returns false, without a build, if the code has changed.
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
