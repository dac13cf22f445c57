import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { serverProgram } from './serverPrograms'

/** A server in a separate process. */
export interface ServerProcess {
  address: string
  /** Its output so far. */
  output(): string
  /** Sends a signal, SIGTERM by default, and waits until the process ends. */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/**
 * Starts the server as `npm run serve` does, or another one that prints its address.
 *
 * @param folder working directory, with `content/`, `locales/` and `dist/client`.
 * @param program arguments of Node; by default, the server bundled from its current sources.
 * @throws if it exits before it listens; the error contains its output.
 */
export async function startProcess(environment: Record<string, string>, folder = process.cwd(), program?: string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, program ?? [await serverProgram('serve')], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const address = await new Promise<string>((ready, fail) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      const [found] = /http:\/\/localhost:\d+(?=\D)/.exec(output) ?? []
      if (found) ready(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => fail(new Error(`The server has ended:\n${output}`)))
  })
  return { address, output: () => output, end: (signal) => end(child, signal) }
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { code: child.exitCode, signal: child.signalCode }
}
