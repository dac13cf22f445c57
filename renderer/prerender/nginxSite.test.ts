import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../server/server'
import { sampleCertificate } from '../../testing/certificate'
import { freePort } from '../../testing/freePort'
import { hasNginx, runNginx } from '../../testing/nginx'
import { type SampleFolder, sampleFolder, startSample } from '../../testing/sampleServer'
import { writeFileIn } from '../../testing/writeFileIn'
import { hostingRules } from './hosting'
import { nginx, nginxSite } from './nginx'

/** Path of Debian’s libnginx-mod-http-brotli-static. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const host = 'www.site.test'
const origin = `https://${host}`

/** The nginx files of the build, with other ports and paths, and a self-signed certificate. */
describe.skipIf(!hasNginx)('a site behind nginx with TLS', () => {
  const place = mkdtempSync(join(tmpdir(), 'tls-'))
  let folder: SampleFolder
  let server: RunningServer
  let running: { stop: () => void }
  let plain: number
  let secure: number
  let certificate: string

  beforeAll(async () => {
    folder = sampleFolder()
    server = await startSample(folder, { TRUSTED_HOPS: '1' })
    const made = sampleCertificate([host, 'site.test'])
    writeFileSync(join(place, 'privkey.pem'), made.key)
    writeFileSync(join(place, 'fullchain.pem'), made.cert)
    certificate = made.cert
    plain = await freePort()
    secure = await freePort()
    writeFileIn(
      place,
      'hosting/nginx.conf',
      nginx(hostingRules(origin, [], true))
        .replaceAll('/etc/nginx/site.d', place)
        .replaceAll('127.0.0.1:3000', new URL(server.address).host.replace('localhost', '127.0.0.1')),
    )
    if (existsSync(brotli)) writeFileSync(join(place, 'brotli.conf'), 'brotli_static on;')
    const site = nginxSite(origin)
      .replaceAll('/etc/ssl/site', place)
      .replaceAll('/srv/site/current/dist/client', folder.build)
      .replaceAll('/srv/site/current/dist', place)
      .replaceAll(/listen \[::\].*/g, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${secure}`)
    running = await runNginx(site, `http://127.0.0.1:${plain}`, existsSync(brotli) ? `load_module ${brotli};` : '')
  })
  afterAll(async () => {
    running.stop()
    await server.close()
    folder.remove()
    rmSync(place, { recursive: true })
  })

  async function get(path: string, name = host, more: Record<string, string> = {}): Promise<IncomingMessage & { text: string }> {
    const outgoing = request({ host: '127.0.0.1', port: secure, path, servername: name, ca: certificate, headers: { Host: name, ...more } }).end()
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    return Object.assign(answer, { text: await text(answer) })
  }

  it.each([host, 'site.test'])('redirects http://%s to the address of the site', async (name) => {
    const outgoing = await fetch(`http://127.0.0.1:${plain}/services?a=%20b`, { redirect: 'manual', headers: { Host: name } })
    expect([outgoing.status, outgoing.headers.get('Location')]).toEqual([301, `${origin}/services?a=%20b`])
  })

  it('redirects the other host name, with HSTS', async () => {
    const { statusCode, headers } = await get('/services?x', 'site.test')
    expect([statusCode, headers.location]).toEqual([301, `${origin}/services?x`])
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })

  it('serves the site with HSTS and frame-ancestors', async () => {
    const { statusCode, headers, text } = await get('/')
    expect([statusCode, text]).toEqual([200, 'home'])
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it.skipIf(!existsSync(brotli))('sends precompressed Brotli files if nginx has the module', async () => {
    writeFileSync(join(folder.build, 'index.html.br'), brotliCompressSync('home'))
    writeFileSync(join(folder.build, 'index.html.gz'), gzipSync('home'))
    const encoding = async (accepted: string) => (await get('/', host, { 'Accept-Encoding': accepted })).headers['content-encoding']
    expect([await encoding('gzip, deflate, br'), await encoding('gzip'), await encoding('identity')]).toEqual(['br', 'gzip', undefined])
  })

  it('serves no hidden file, as our server does, but .well-known/', async () => {
    for (const [file, status] of [
      ['.env', 404],
      ['ja/.DS_Store', 404],
      ['.well-known/security.txt', 200],
    ] as const) {
      writeFileIn(folder.build, file, 'hidden')
      expect([file, (await get(`/${file}`)).statusCode, (await fetch(`${server.address}/${file}`)).status]).toEqual([file, status, status])
    }
  })

  it('supports HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${secure}`, { ca: certificate, servername: host })
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject)
      const stream = session.request({ ':path': '/', ':authority': host })
      stream.on('response', (headers) => resolve(headers[':status']))
      stream.end()
    })
    session.close()
    expect(status).toBe(200)
  })

  it('proxies calls and /healthz to our server, but not /metrics', async () => {
    const health = await get('/healthz')
    expect([health.headers['cache-control'], health.headers['x-content-type-options']], 'sent once each').toEqual(['no-store', 'nosniff'])
    expect([health.statusCode, JSON.parse(health.text).database]).toEqual([200, 'ok'])
    const call = await get('/backend/blogs-category.php')
    expect([call.statusCode, call.headers['x-request-id']]).toEqual([200, expect.stringMatching(/^[\da-f]{32}$/)])
    expect((await get('/metrics')).statusCode).toBe(404)
  })

  it('shows the page for a form that was not sent, in its language, if nginx itself refuses it', async () => {
    for (const language of ['', '/ja']) {
      writeFileIn(folder.build, `${language}/contact-us/failed.html`, `not sent ${language}`)
      const long = { 'Content-Length': '2000000', Referer: `${origin}${language}/contact-us?a` }
      const { statusCode, headers, text } = await get('/backend/contact.php', host, long)
      expect([statusCode, text, headers['x-content-type-options']]).toEqual([413, `not sent ${language}`, 'nosniff'])
    }
  })
})
