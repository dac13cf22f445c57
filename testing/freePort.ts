import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port at which no server listens: one that is free now may be another test’s a moment later. Not 1, which `fetch` refuses itself. */
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
