import { fstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { createSite } from './site'

const root = mkdtempSync(join(tmpdir(), 'site-'))
mkdirSync(join(root, 'assets'))
mkdirSync(join(root, 'ja'))
mkdirSync(join(root, 'video'))
const services = 'services '.repeat(200)
writeFileSync(join(root, 'index.html'), 'home')
writeFileSync(join(root, 'services.html'), services)
writeFileSync(join(root, 'services.html.gz'), gzipSync(services))
writeFileSync(join(root, 'services.html.br'), brotliCompressSync(services))
writeFileSync(join(root, '404.html'), 'missing')
writeFileSync(join(root, 'ja', '404.html'), 'ありません')
writeFileSync(join(root, 'assets', 'a.1234.js'), 'x')
writeFileSync(join(root, 'video', 'long.mp4'), Buffer.alloc(600 * 1024))
writeFileSync(join(root, '.env'), 'secret')
writeFileSync(join(root, '_headers'), 'rules')
afterAll(() => rmSync(root, { recursive: true }))

const site = createSite(root)

describe('createSite', () => {
  it('keeps search engines out of a preview: pages, files, calls and what is not there', async () => {
    const preview = createSite(root, { isIndexed: false })
    for (const path of ['/', '/services', '/assets/a.1234.js', '/nope', '/services/', '/backend/blogs-category.php']) {
      expect([path, (await preview.request(path)).headers.get('X-Robots-Tag')]).toEqual([path, 'noindex, nofollow'])
      expect([path, (await site.request(path)).headers.get('X-Robots-Tag')]).toEqual([path, null])
    }
  })

  it('serves pages at their clean addresses, to be revalidated', async () => {
    const response = await site.request('/services')
    expect([response.status, await response.text(), response.headers.get('Cache-Control')]).toEqual([200, services, 'no-cache'])
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  })

  it('moves every other spelling to the clean one, query kept', async () => {
    for (const [spelling, clean] of [
      ['/services/', '/services'],
      ['/services.html?a=1', '/services?a=1'],
      ['/index.html', '/'],
      ['//services', '/services'],
      ['//evil.test/%2e%2e', '/'],
    ] as const) {
      const response = await site.request(`http://site.test${spelling}`)
      expect([spelling, response.status, response.headers.get('Location')]).toEqual([spelling, 301, clean])
    }
  })

  it('lets hashed assets be kept for ever', async () => {
    expect((await site.request('/assets/a.1234.js')).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect((await site.request('/assets/gone.1234.js')).headers.get('Cache-Control')).toBe('no-cache')
  })

  it('answers unknown addresses with the language’s own page', async () => {
    const english = await site.request('/nope/nope')
    const japanese = await site.request('/ja/nope')
    expect([english.status, await english.text()]).toEqual([404, 'missing'])
    expect([japanese.status, await japanese.text()]).toEqual([404, 'ありません'])
  })

  it('opens no file to say what it would send', async () => {
    const video = join(root, 'video', 'long.mp4')
    const { ino } = statSync(video)
    for (let count = 0; count < 20; count++) {
      const response = await site.request('/video/long.mp4', { method: 'HEAD' })
      expect([response.status, response.headers.get('Content-Length')]).toEqual([200, String(600 * 1024)])
    }
    // Files are opened behind one another, so what was asked for before this has been opened by now.
    await readFile(video)
    expect(openFiles()).not.toContain(ino)

    /** Of this process, which has other tests’ files open as well. */
    function openFiles(): (number | undefined)[] {
      return readdirSync('/dev/fd').map((descriptor) => {
        try {
          return fstatSync(Number(descriptor)).ino
        } catch {
          // Closed since, as the one was that listed them.
          return undefined
        }
      })
    }
  })

  it.each([
    ['/404', 'missing'],
    ['/ja/404', 'ありません'],
    ['/404%2ehtml', 'missing'],
    ['/ja/404%2Ehtml', 'ありません'],
  ])('does not find the page for what is missing at an address of its own, %s', async (path, text) => {
    const response = await site.request(path)
    expect([response.status, await response.text()]).toEqual([404, text])
  })

  it('shows a new build without a restart', async () => {
    writeFileSync(join(root, 'fresh.html'), 'old')
    const fresh = createSite(root)
    expect(await (await fresh.request('/fresh')).text()).toBe('old')
    writeFileSync(join(root, 'fresh.html'), 'new')
    await expect.poll(async () => (await fresh.request('/fresh')).text()).toBe('new')
    rmSync(join(root, 'fresh.html'))
    await expect.poll(async () => (await fresh.request('/fresh')).status).toBe(404)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is nothing that a page can do', async (method) => {
    const response = await site.request('/services', { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('knows the calls of the backend and no others', async () => {
    expect((await site.request('/backend/blogs-category.php')).status).toBe(200)
    const unknown = await site.request('/backend/admin.php')
    expect([unknown.status, await unknown.json()]).toEqual([404, { error: expect.any(String) }])
  })
})

describe('compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, BR;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000', null],
    ['identity', null],
    ['', null],
  ])('for a browser that takes «%s» is %s', async (accepted, encoding) => {
    const { headers } = await site.request('/services', { headers: { 'Accept-Encoding': accepted } })
    expect([headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([encoding, 'Accept-Encoding'])
  })

  it('is not used where it is older than the page', async () => {
    writeFileSync(join(root, 'stale.html'), 'new')
    writeFileSync(join(root, 'stale.html.br'), brotliCompressSync('old'))
    utimesSync(join(root, 'stale.html.br'), 1, 1)
    const response = await site.request('/stale', { headers: { 'Accept-Encoding': 'br' } })
    expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual([null, 'new'])
  })
})

describe('revalidation', () => {
  it.each(['', 'br', 'gzip'])('answers 304 to clients that have it, in the encoding «%s»', async (encoding) => {
    const first = await site.request('/services', { headers: { 'Accept-Encoding': encoding } })
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await site.request('/services', { headers: { 'Accept-Encoding': encoding, 'If-None-Match': known } })
      expect([known, again.status, await again.text(), again.headers.get('ETag')]).toEqual([known, 304, '', etag])
      expect(again.headers.get('Vary')).toBe('Accept-Encoding')
    }
  })

  it('tells encodings apart', async () => {
    const etags = await Promise.all(
      ['', 'br', 'gzip'].map(async (encoding) => (await site.request('/services', { headers: { 'Accept-Encoding': encoding } })).headers.get('ETag')),
    )
    expect(new Set(etags).size).toBe(3)
  })

  it('goes by the date where there is nothing better', async () => {
    const modified = (await site.request('/services')).headers.get('Last-Modified') ?? ''
    const ask = async (headers: Record<string, string>) => (await site.request('/services', { headers })).status
    expect(await ask({ 'If-Modified-Since': modified })).toBe(304)
    expect(await ask({ 'If-Modified-Since': modified, 'If-None-Match': '"other"' })).toBe(200)
    expect(await ask({ 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200)
    expect(await ask({ 'If-Modified-Since': 'nonsense' })).toBe(200)
  })

  it('does not take the page that says 404 for unchanged', async () => {
    const etag = (await site.request('/nope')).headers.get('ETag') ?? ''
    expect((await site.request('/nope', { headers: { 'If-None-Match': etag } })).status).toBe(404)
  })
})

it('answers HEAD as GET, without the body', async () => {
  const response = await site.request('/services', { method: 'HEAD' })
  expect([response.status, await response.text(), response.headers.get('Content-Length')]).toEqual([200, '', String(services.length)])
})

describe('addresses that are none', () => {
  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cpackage.json',
    '/..%c0%af..%c0%afetc/passwd',
    '/%252e%252e%252fetc/passwd',
    '/..../etc/passwd',
    '/%00',
    '/services%00.html',
    '/%E0%A4%A',
    '/%ff',
    '/.env',
    '/%2eenv',
    '/services.html.br',
    '/_headers',
    `/${'a'.repeat(5000)}`,
  ])('%s', async (path) => {
    const response = await site.request(path)
    expect([400, 404]).toContain(response.status)
    expect(['missing', 'Bad request']).toContain(await response.text())
  })
})

describe('headers', () => {
  it.each(['/', '/nope', '/%00', '/services/', '/backend/blogs-category.php', '/backend/nope', '/video/long.mp4'])(
    'that a document cannot set come with %s',
    async (path) => {
      const { headers } = await site.request(path)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'")
      expect(headers.get('Cache-Control')).toBe('no-cache')
      expect(headers.has('Strict-Transport-Security')).toBe(false)
    },
  )

  it('insist on https where the site is published so', async () => {
    expect((await createSite(root, { isSecure: true }).request('/')).headers.get('Strict-Transport-Security')).toContain('max-age=31536000')
  })
})

describe('pages on other hosts', () => {
  const shared = createSite(root, { allowedOrigins: ['https://cdn.test'] })
  const call = '/backend/blogs-category.php'

  it('read the calls where they are allowed to', async () => {
    const { headers } = await shared.request(call, { headers: { Origin: 'https://cdn.test' } })
    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://cdn.test')
    expect(headers.get('Access-Control-Expose-Headers')).toContain('Content-Language')
    expect(headers.get('Vary')).toMatch(/Accept-Language.*Origin|Origin.*Accept-Language/)
  })

  it('ask before they send something unusual', async () => {
    const headers = { Origin: 'https://cdn.test', 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'x-any' }
    const response = await shared.request('/backend/contact.php', { method: 'OPTIONS', headers })
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([204, 'https://cdn.test'])
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST')
  })

  it.each(['https://evil.test', 'null', 'https://cdn.test.evil.test', 'http://cdn.test'])('do not where they are %s', async (origin) => {
    const { headers } = await shared.request(call, { headers: { Origin: origin } })
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false)
  })
})

it('says what to do where there is no build', () => {
  expect(() => createSite('/no/such/folder')).toThrow('Run `npm run build` first')
})
