import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { folders } from './folders'
import { listFiles } from './inputs'
import { keepFolder } from './keepFolder'

/** The code of the site, built. */
export interface Bundle {
  fingerprint: string
  /** The program that renders pages (`scripts/build/prerender.ts`), to be run in a worker. */
  program: string
  /** Address of the script that every page loads. */
  script: string
  /** All files for browsers, below `folder`; the site needs those that it reaches. */
  files: string[]
  folder: string
  /** The environment variables that the program and its packages read. */
  variables: string[]
}

/**
 * Scripts, drawings and the program that renders pages: those of the last build if no code has changed since.
 *
 * @param fingerprint of the code.
 * @throws where it does not build; Vite tells why.
 */
export async function getBundle(fingerprint: string): Promise<Bundle> {
  await keepFolder(folders.bundle, fingerprint, runVite)
  const client = join(folders.bundle, 'client')
  const server = join(folders.bundle, 'server')
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const script = manifest['renderer/+client.ts']?.file
  if (!script) throw new Error('The bundle lacks renderer/+client.ts.')
  return {
    fingerprint,
    program: programFile,
    script: `/${script}`,
    folder: client,
    files: listFiles(client).filter((file) => !file.startsWith('.vite/')),
    variables: JSON.parse(readFileSync(join(server, 'variables.json'), 'utf8')),
  }
}

/** Where the program that renders pages stands once it is built. */
export const programFile = join(folders.bundle, 'server/prerender.mjs')

/** `vite build`, without the loader of this process: through that, Vite takes a second longer to load. */
async function runVite(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const argv = ['build', '--app', '--config', 'scripts/build/bundle.config.ts']
  const worker = new Worker(vite, { argv, execArgv: [] })
  const code = await new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
  if (code !== 0) throw new Error('The code does not build.')
}
