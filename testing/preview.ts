import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freePort } from './freePort'

/** `npm run dev`, in a separate process. */
export interface PreviewProcess {
  /** Its origin. */
  address: string
  /** Its output so far. */
  output(): string
  end(): Promise<void>
}

/**
 * @param folder the project, or a copy of it.
 * @throws if it exits before it listens; the error contains its output.
 */
export async function startPreview(folder: string): Promise<PreviewProcess> {
  const port = await freePort()
  // Runs Vike directly: npm would be another process between the signal and the server.
  const child = spawn(process.execPath, [resolve('node_modules/vike/bin.js'), 'dev'], {
    cwd: folder,
    // With `CI` set, the port would be coloured, and the search would miss it.
    env: { ...process.env, PORT: String(port), NODE_ENV: 'development', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((ready, fail) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      if (output.includes(`:${port}/`)) ready()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => fail(new Error(`The preview has ended:\n${output}`)))
  })
  return { address: `http://localhost:${port}`, output: () => output, end: () => end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
