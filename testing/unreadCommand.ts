import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/**
 * Runs a command of ours for a reader that goes away before it has read anything, as `| head` does.
 *
 * @param script its file, from the project’s root.
 * @param folder where it runs.
 * @returns its status, and what it complains about.
 */
export async function runUnread(
  script: string,
  parameters: string[],
  environment: Record<string, string> = {},
  folder = process.cwd(),
): Promise<{ status: number; complaints: string }> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), resolve(script), ...parameters], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const [status] = await once(child, 'close')
  return { status, complaints }
}
