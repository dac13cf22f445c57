import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { folders } from './folders'
import { fingerprintCode } from './inputs'
import { keepFolder } from './keepFolder'

/**
 * Makes scripts, drawings, the program that renders pages and the one that builds, unless no code has changed since they were.
 *
 * @returns the fingerprint of the code.
 * @throws where it does not build; Vite tells why.
 */
export async function bundleCode(): Promise<string> {
  const code = fingerprintCode()
  await keepFolder(folders.bundle, code, runVite)
  return code
}

/** `vite build`, without the loader of this process: through that, Vite takes a second longer to load. */
async function runVite(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const argv = ['build', '--app', '--config', 'renderer/prerender/bundle.config.ts']
  // Whatever the caller’s is: tests have another, and so have some machines of developers.
  const env = { ...process.env, NODE_ENV: 'production' }
  const worker = new Worker(vite, { argv, execArgv: [], env })
  const code = await new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
  if (code !== 0) throw new Error('The code does not build.')
}
