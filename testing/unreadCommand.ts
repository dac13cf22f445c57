import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a command whose reader closes the pipe without reading, like `| head`.
 *
 * @param command what Node is to run, with its parameters.
 * @param folder where it runs.
 * @returns its status and its errors.
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
