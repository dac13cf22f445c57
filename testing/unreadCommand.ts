import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/**
 * Runs a command whose reader closes the pipe without reading, like `| head`.
 *
 * @param command arguments of Node.
 * @param folder working directory.
 * @returns exit code and standard error.
 */
export async function runUnread(command: string[], environment: Record<string, string>, folder = process.cwd()): Promise<{ status: number; errors: string }> {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  const [[status], errors] = await Promise.all([once(child, 'close'), text(child.stderr)])
  return { status, errors }
}
