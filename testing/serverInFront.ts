import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server in front of another, for what a browser without a way to answer requests is to find changed.
 *
 * @param site address of the other server.
 * @param instead what to ask it for in place of a path: an unknown one makes the file missing.
 */
export async function startInFront(site: string, instead: (path: string) => string): Promise<{ address: string; close(): void }> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(site + instead(url), { headers: { 'Accept-Language': headers['accept-language'] ?? '' } })
    const type = answer.headers.get('Content-Type') ?? ''
    const language = answer.headers.get('Content-Language')
    response.writeHead(answer.status, { 'Content-Type': type, ...(language && { 'Content-Language': language }) })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
