import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * Runs `vite build`, in a thread, which gives all its memory back. JavaScript, like `start.js`.
 *
 * @param {readonly string[]} options of the command.
 * @param {string} program runs it.
 * @throws if the code does not build, and Vite logs the reason; or if Vite is not installed.
 */
export async function runVite(options, program = viteProgram()) {
  // Always production, because tests and some developers’ machines set another value.
  const env = { ...process.env, NODE_ENV: 'production' }
  // Rolldown’s allocator would ask for pages of 2 MB, and the kernel would fill 200 MB more with zeros: 0.4 s.
  process.env.MIMALLOC_ALLOW_THP ??= '0'
  // Without this process’s TypeScript loader, with which loading Vite takes a second longer.
  const worker = new Worker(program, { argv: ['build', ...options], execArgv: [], env })
  const [code] = await once(worker, 'exit')
  if (code !== 0) throw new Error('The code does not build.')
}

/** The file of Vite’s command. */
export function viteProgram() {
  return join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
}
