import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * `vite build`, without the loader of this process: through that, Vite takes a second longer to load.
 *
 * @param options of the command.
 * @throws where the code does not build; Vite tells why.
 */
export async function runVite(options: readonly string[]): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  // Whatever the caller’s is: tests have another, and so have some machines of developers.
  const env = { ...process.env, NODE_ENV: 'production' }
  const worker = new Worker(vite, { argv: ['build', ...options], execArgv: [], env })
  const code = await new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
  if (code !== 0) throw new Error('The code does not build.')
}
