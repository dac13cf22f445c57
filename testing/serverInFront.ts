import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Changes {
  /** What to ask the site for in place of a path: an unknown one makes the file missing. */
  instead?: (path: string) => string
  /** What to hand on in place of a page or of the backend’s answer. */
  change?: (text: string, path: string) => string
}

/**
 * A server in front of another, for what a browser without a way to answer requests is to find changed.
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
