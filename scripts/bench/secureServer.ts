import { createSecureServer } from 'node:http2'
import type { TLSSocket } from 'node:tls'
import { createAdaptorServer } from '@hono/node-server'
import { createSite } from '../../server/site'
import type { SampleCertificate } from '../../testing/certificate'
import { listenOnFreePort } from '../../testing/freePort'

/** Bytes of a TLS record, as CDNs start with. A browser cannot read an incomplete record, and Node’s default of 16 kB takes 80 ms on a slow line. */
const recordSize = 1400

/**
 * Serves a built site over TLS and HTTP/2, like a host on the internet.
 *
 * @param root folder of the build.
 * @returns its port.
 * @throws if there is no build.
 */
export async function startSecureServer(root: string, { key, cert }: SampleCertificate): Promise<{ port: number; close(): void }> {
  const server = createAdaptorServer({ fetch: createSite(root).fetch, createServer: createSecureServer, serverOptions: { key, cert, allowHTTP1: true } })
  server.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(recordSize))
  return { port: await listenOnFreePort(server), close: () => void server.close() }
}
