import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from './folders'
import { listFiles } from './inputs'

/** The bundled code of the site. */
export interface Bundle {
  fingerprint: string
  /** Address of the entry script. */
  script: string
  /** All files for browsers, relative to `folder`; the site needs the reachable ones. */
  files: string[]
  folder: string
  /** The environment variables that the prerender program reads. */
  variables: string[]
}

/** The prerender program (`renderer/prerender/prerender.ts`), which runs in a worker. */
export const prerenderProgram = join(folders.bundle, 'server/prerender.mjs')

/**
 * Reads what `bundle.config.ts` has bundled.
 *
 * @param fingerprint of the code.
 */
export function readBundle(fingerprint: string): Bundle {
  const client = join(folders.bundle, 'client')
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const script = manifest['renderer/+client.ts']?.file
  if (!script) throw new Error('The bundle lacks renderer/+client.ts.')
  return {
    fingerprint,
    script: `/${script}`,
    folder: client,
    files: listFiles(client).filter((file) => !file.startsWith('.vite/')),
    variables: JSON.parse(readFileSync(join(folders.bundle, 'server/variables.json'), 'utf8')),
  }
}
