import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Changes {
  /** The path to request instead; an unknown path makes the file missing. */
  instead?: (path: string) => string
  /** The body to send instead of a page or of the backend’s answer. */
  change?: (text: string, path: string) => string
}

/**
 * A proxy in front of another server, to change answers for browsers whose driver cannot intercept requests.
 *
 * @param site address of the other server.
 */
export async function startInFront(
  site: string,
  { instead = (path) => path, change = (text) => text }: Changes,
): Promise<{ address: string; asked: string[]; close(): void }> {
  const asked: string[] = []
  const server = createServer(async ({ url = '/', headers }, response) => {
    asked.push(url)
    const { 'accept-language': language = '', range } = headers
    const answer = await fetch(site + instead(url), { headers: { 'Accept-Language': language, ...(range && { Range: range }) } })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('Content-Type') ?? ''
    for (const name of ['Content-Type', 'Cache-Control', 'Content-Language', 'Content-Range', 'Accept-Ranges']) {
      const value = answer.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    response.writeHead(answer.status)
    response.end(/html|json/.test(type) ? change(body.toString(), url) : body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
