import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a command of ours for a reader that goes away before it has read anything, as `| head` does.
 *
 * @param command what Node is to run, with its parameters.
 * @param folder where it runs.
 * @returns its status, and what it complains about.
 */
export async function runUnread(
  command: string[],
  environment: Record<string, string> = {},
  folder = process.cwd(),
): Promise<{ status: number; complaints: string }> {
  const child = spawn(process.execPath, command, {
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
