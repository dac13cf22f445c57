import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port on which no server listens. Not a free one, which another test may take a moment later, and not 1, which `fetch` blocks. */
export const closedPort = 2

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
