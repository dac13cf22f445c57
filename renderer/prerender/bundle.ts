import { folders } from './folders'
import { fingerprintCode } from './inputs'
import { rebuildIfChanged } from './rebuildIfChanged'
import { runVite } from './runVite'

/**
 * Makes scripts, drawings, the program that renders pages and the one that builds, unless no code has changed since they were.
 *
 * @returns the fingerprint of the code.
 * @throws where it does not build; Vite tells why.
 */
export async function bundleCode(): Promise<string> {
  const code = fingerprintCode()
  await rebuildIfChanged(folders.bundle, code, () => runVite(['--app', '--config', 'renderer/prerender/bundle.config.ts']))
  return code
}
