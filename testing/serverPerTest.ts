import { afterEach, beforeEach } from 'vitest'
import type { RunningServer, ServerOptions } from '../server/server'
import { type SampleFolder, sampleFolder, startSample } from './sampleServer'

/** Gives each test of a file a sample folder, and stops the server that the test starts there, unless the test does. */
export function serverPerTest() {
  const each = {} as { folder: SampleFolder; server: RunningServer | undefined }
  const close = async () => {
    const { server } = each
    each.server = undefined
    await server?.close()
  }
  beforeEach(() => {
    each.folder = sampleFolder()
  })
  afterEach(async () => {
    await close()
    each.folder.remove()
  })
  return {
    close,
    get folder() {
      return each.folder
    },
    /** The started server. */
    get server() {
      if (!each.server) throw new Error('No server has been started.')
      return each.server
    },
    async start(environment?: Record<string, string>, options?: ServerOptions): Promise<void> {
      each.server = await startSample(each.folder, environment, options)
    },
  }
}
