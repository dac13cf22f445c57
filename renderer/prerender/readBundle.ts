import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from './folders'
import { listFiles } from './inputs'

/** The code of the site, built. */
export interface Bundle {
  fingerprint: string
  /** Address of the script that every page loads. */
  script: string
  /** All files for browsers, below `folder`; the site needs those that it reaches. */
  files: string[]
  folder: string
  /** The environment variables that the program that renders pages and its packages read. */
  variables: string[]
}

/** The program that renders pages (`renderer/prerender/prerender.ts`), to be run in a worker. */
export const prerenderProgram = join(folders.bundle, 'server/prerender.mjs')

/**
 * What `bundleCode` has left.
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
