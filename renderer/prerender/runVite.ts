import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * Runs `vite build` without this process’s TypeScript loader, because it makes loading Vite a second slower.
 *
 * @param options of the command.
 * @throws if the code does not build; Vite logs the reason.
 */
export async function runVite(options: readonly string[]): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  // Always production, because tests and some developers’ machines set another value.
  const env = { ...process.env, NODE_ENV: 'production' }
  const worker = new Worker(vite, { argv: ['build', ...options], execArgv: [], env })
  const code = await new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
  if (code !== 0) throw new Error('The code does not build.')
}
