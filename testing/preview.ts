import { resolve } from 'node:path'
import { freePort } from './freePort'
import { type ServerProcess, startProcess } from './sampleProcess'

/**
 * `npm run dev`, in a separate process.
 *
 * @param folder the project, or a copy of it.
 * @throws if it exits before it listens; the error contains its output.
 */
export async function startPreview(folder: string): Promise<ServerProcess> {
  // With `CI` set, the port would be coloured, and the search for it would miss it.
  const environment = { PORT: String(await freePort()), NODE_ENV: 'development', NO_COLOR: '1' }
  // Without npm, which would be another process between the signal and the server.
  return startProcess(environment, folder, [resolve('scripts/run.js'), 'dev'])
}
