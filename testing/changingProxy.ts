import { createServer } from 'node:http'
import { listenOnFreePort } from './freePort'

interface Changes {
  /** The path to request instead; with an unknown path, the file is missing. */
  rewritePath?: (path: string) => string
  /** Changes the body of a page or of a backend’s answer. */
  changeBody?: (text: string, path: string) => string
}

/**
 * A proxy that changes answers, for browsers whose driver cannot intercept requests.
 *
 * @param target address of the other server.
 */
export async function startChangingProxy(
  target: string,
  { rewritePath = (path) => path, changeBody = (text) => text }: Changes,
): Promise<{ address: string; requestedPaths: string[]; close(): void }> {
  const requestedPaths: string[] = []
  const server = createServer(async ({ url = '/', headers }, response) => {
    requestedPaths.push(url)
    const { 'accept-language': language = '', range } = headers
    const original = await fetch(target + rewritePath(url), { headers: { 'Accept-Language': language, ...(range && { Range: range }) } })
    const body = Buffer.from(await original.arrayBuffer())
    const type = original.headers.get('Content-Type') ?? ''
    for (const name of ['Content-Type', 'Cache-Control', 'Content-Language', 'Content-Range', 'Accept-Ranges']) {
      const value = original.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    response.writeHead(original.status)
    response.end(/html|json/.test(type) ? changeBody(body.toString(), url) : body)
  })
  return {
    address: `http://localhost:${await listenOnFreePort(server)}`,
    requestedPaths,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
