import { afterEach, beforeEach } from 'vitest'
import { openDatabase } from '../server/database/database'
import type { RunningServer, ServerOptions } from '../server/server'
import { type SampleFolder, sampleFolder, startSample } from './sampleServer'

/** Gives each test of a file a sample folder, and stops the server that the test starts there. */
export function serverPerTest() {
  const current = {} as { folder: SampleFolder; server: RunningServer | undefined }
  const close = async () => {
    const { server } = current
    current.server = undefined
    await server?.close()
  }
  beforeEach(() => {
    current.folder = sampleFolder()
  })
  afterEach(async () => {
    await close()
    current.folder.remove()
  })
  return {
    close,
    get folder() {
      return current.folder
    },
    /** The started server. */
    get server() {
      if (!current.server) throw new Error('No server has been started.')
      return current.server
    },
    async start(environment?: Record<string, string>, options?: ServerOptions): Promise<void> {
      current.server = await startSample(current.folder, environment, options)
    },
    /** Number of stored messages. */
    async messageCount(): Promise<unknown> {
      const database = await openDatabase(current.folder.databaseUrl)
      const { rows } = await database.read('SELECT count(*) AS count FROM message')
      database.close()
      return rows[0]?.count
    },
  }
}
