import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** A port on which no server listens. Not a free one, which another test may take a moment later, and not 1, which `fetch` blocks. */
export const closedPort = 2

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a server that only this machine reaches, and returns its port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}
