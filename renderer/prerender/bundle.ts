import { folders } from './folders'
import { fingerprintCode } from './inputs'
import { rebuildIfChanged } from './rebuildIfChanged'
import { runVite } from './runVite'

/**
 * Bundles scripts, drawings, the prerender program and the build program, unless no code has changed.
 *
 * @returns the fingerprint of the code.
 * @throws if it does not build; Vite logs the reason.
 */
export async function bundleCode(): Promise<string> {
  const code = fingerprintCode()
  await rebuildIfChanged(folders.bundle, code, () => runVite(['--app', '--config', 'renderer/prerender/bundle.config.ts']))
  return code
}
