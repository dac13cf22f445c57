import { fstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import promises, { readFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { getBlog } from '../blog/blog'
import type { Category } from '../blog/loadBlog'
import { writeFileIn } from '../testing/writeFileIn'
import { createSite } from './site'

const root = mkdtempSync(join(tmpdir(), 'site-'))
mkdirSync(join(root, 'assets'))
mkdirSync(join(root, 'ja'))
mkdirSync(join(root, 'video'))
const services = 'services '.repeat(200)
writeFileSync(join(root, 'index.html'), 'home')
writeFileSync(join(root, 'services.html'), services)
writeFileSync(join(root, 'services.html.br'), brotliCompressSync(services))
writeFileSync(join(root, '404.html'), 'missing')
writeFileSync(join(root, 'ja', '404.html'), 'ありません')
writeFileSync(join(root, 'assets', 'a.1234.js'), 'x')
writeFileSync(join(root, 'video', 'long.mp4'), Buffer.alloc(600 * 1024))
writeFileSync(join(root, '.env'), 'secret')
mkdirSync(join(root, '.well-known'))
writeFileSync(join(root, '.well-known', 'apple-app-site-association'), '{}')
for (const name of ['_headers', 'vercel.json']) writeFileSync(join(root, name), 'rules')
afterAll(() => rmSync(root, { recursive: true }))

const site = createSite(root)

describe('createSite', () => {
  it('sends X-Robots-Tag with every response if indexing is off', async () => {
    const preview = createSite(root, { isIndexed: false })
    const call = '/backend/blogs-category.php'
    for (const path of ['/', '/services', '/assets/a.1234.js', '/nope', '/services/', call]) {
      expect([path, (await preview.request(path)).headers.get('X-Robots-Tag')]).toEqual([path, 'noindex, nofollow'])
      expect([path, (await site.request(path)).headers.get('X-Robots-Tag')]).toEqual([path, path === call ? 'noindex' : null])
    }
  })

  it('serves pages at their clean addresses, with revalidation', async () => {
    const response = await site.request('/services')
    expect([response.status, await response.text(), response.headers.get('Cache-Control')]).toEqual([200, services, 'no-cache'])
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  })

  it('redirects other spellings to the clean address and keeps the query', async () => {
    for (const [spelling, clean] of [
      ['/services/', '/services'],
      ['/services.html?a=1', '/services?a=1'],
      ['/services.html/', '/services'],
      ['/services/index.html/', '/services'],
      ['/services.html.html', '/services'],
      ['/services.html/index.html/', '/services'],
      ['/index.html.html', '/'],
      ['/index/index.html', '/'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['//services', '/services'],
      ['//evil.test/%2e%2e', '/'],
      ['/services%2Ehtml', '/services'],
      ['/404%2ehtml', '/404'],
      ['/%73ervice%73/?a=%73', '/services?a=%73'],
      ['/%2eenv', '/.env'],
      ['/%3f%25%c3%bc%7e', '/%3f%25%c3%bc~'],
    ] as const) {
      const response = await site.request(`http://site.test${spelling}`)
      expect([spelling, response.status, response.headers.get('Location')]).toEqual([spelling, 301, clean])
    }
  })

  it('redirects from another category’s address to that of the post, and not to a post that the build has not got', async () => {
    const [other, { slug, posts }] = getBlog() as [Category, Category]
    const [post, newer] = posts as [Category['posts'][number], Category['posts'][number]]
    writeFileIn(root, `ja/${slug}/${post.slug}.html`, '記事')
    const { status, headers } = await site.request(`/ja/${other.slug}/${post.slug}?a=1`)
    expect([status, headers.get('Location')]).toEqual([301, `/ja/${slug}/${post.slug}?a=1`])
    for (const path of [`/${other.slug}/${newer.slug}`, `/services/${post.slug}`, `/ja/${other.slug}/none`, `/ja/${other.slug}/${post.slug}/more`])
      expect([path, (await site.request(path)).status]).toEqual([path, 404])
  })

  it('serves files without an extension, which other programs ask for by name', async () => {
    const response = await site.request('/.well-known/apple-app-site-association')
    expect([response.status, await response.text()]).toEqual([200, '{}'])
  })

  it('serves hashed assets as immutable', async () => {
    expect((await site.request('/assets/a.1234.js')).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect((await site.request('/assets/gone.1234.js')).headers.get('Cache-Control')).toBe('no-cache')
  })

  it('answers unknown addresses with the 404 page of the language', async () => {
    const english = await site.request('/nope/nope')
    const japanese = await site.request('/ja/nope')
    expect([english.status, await english.text()]).toEqual([404, 'missing'])
    expect([japanese.status, await japanese.text()]).toEqual([404, 'ありません'])
  })

  it('opens no file for HEAD', async () => {
    const video = join(root, 'video', 'long.mp4')
    const { ino } = statSync(video)
    for (let count = 0; count < 20; count++) {
      const response = await site.request('/video/long.mp4', { method: 'HEAD' })
      expect([response.status, response.headers.get('Content-Length')]).toEqual([200, String(600 * 1024)])
    }
    // File operations run in order, so any earlier open has finished after this one.
    await readFile(video)
    expect(openFiles()).not.toContain(ino)

    /** Inodes of all files that this process has open. */
    function openFiles(): (number | undefined)[] {
      return readdirSync('/dev/fd').map((descriptor) => {
        try {
          return fstatSync(Number(descriptor)).ino
        } catch {
          // Closed meanwhile, like the descriptor of the listing itself.
          return undefined
        }
      })
    }
  })

  it.each([
    ['/404', 'missing'],
    ['/ja/404', 'ありません'],
  ])('answers 404 at the address of the 404 page, %s', async (path, text) => {
    const response = await site.request(path)
    expect([response.status, await response.text()]).toEqual([404, text])
  })

  it('serves a new build without a restart', async () => {
    writeFileSync(join(root, 'fresh.html'), 'former')
    const fresh = createSite(root)
    expect(await (await fresh.request('/fresh')).text()).toBe('former')
    writeFileSync(join(root, 'fresh.html'), 'new')
    await expect.poll(async () => (await fresh.request('/fresh')).text()).toBe('new')
    rmSync(join(root, 'fresh.html'))
    await expect.poll(async () => (await fresh.request('/fresh')).status).toBe(404)
  })

  it.each([
    { does: 'removes', change: (file: string) => rmSync(file), answer: [404, 'missing'] },
    { does: 'shortens', change: (file: string) => writeFileSync(file, 'shorter'), answer: [200, 'shorter'] },
  ])('sends what there is of a large file that a new build $does between finding and opening it', async ({ does, change, answer }) => {
    const video = join(root, 'video', `${does}.mp4`)
    writeFileSync(video, Buffer.alloc(600 * 1024))
    expect((await site.request(`/video/${does}.mp4`, { method: 'HEAD' })).status).toBe(200)
    const { realpath } = promises
    vi.spyOn(promises, 'realpath').mockImplementation(async (path) => realpath(path).finally(() => path === video && change(video)))
    syncBuiltinESMExports()
    const response = await site.request(`/video/${does}.mp4`)
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    const text = await response.text()
    expect([response.status, text]).toEqual(answer)
    if (response.ok) expect(response.headers.get('Content-Length')).toBe(String(text.length))
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('rejects %s for pages', async (method) => {
    const response = await site.request('/services', { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('answers 404 to unknown backend calls', async () => {
    expect((await site.request('/backend/blogs-category.php')).status).toBe(200)
    const unknown = await site.request('/backend/admin.php')
    expect([unknown.status, await unknown.json()]).toEqual([404, { error: expect.any(String) }])
  })
})

describe('invalid addresses', () => {
  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cpackage.json',
    '/..%c0%af..%c0%afetc/passwd',
    '/%252e%252e%252fetc/passwd',
    '/..../etc/passwd',
    '/%00',
    '/services%00',
    '/assets%2Fa.1234.js',
    '/%E0%A4%A',
    '/%ff',
    '/.env',
    '/services.html.br',
    '/_headers',
    '/vercel.json',
    `/${'a'.repeat(5000)}`,
    '/video',
  ])('%s is not served', async (path) => {
    const response = await site.request(path)
    expect([response.status, await response.text()]).toEqual([404, 'missing'])
  })
})

describe('headers', () => {
  it.each(['/', '/nope', '/%00', '/services/', '/backend/blogs-category.php', '/backend/nope', '/video/long.mp4'])(
    'of security and caching are sent with %s',
    async (path) => {
      const { headers } = await site.request(path)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'")
      expect(headers.get('Cache-Control')).toBe('no-cache')
      expect(headers.has('Strict-Transport-Security')).toBe(false)
    },
  )

  it('include HSTS if the site is published under https', async () => {
    expect((await createSite(root, { isSecure: true }).request('/')).headers.get('Strict-Transport-Security')).toContain('max-age=31536000')
  })
})

describe('pages on other hosts', () => {
  const shared = createSite(root, { allowedOrigins: ['https://cdn.test'] })
  const call = '/backend/blogs-category.php'

  it('may read backend calls if their origin is allowed', async () => {
    const { headers } = await shared.request(call, { headers: { Origin: 'https://cdn.test' } })
    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://cdn.test')
    expect(headers.get('Access-Control-Expose-Headers')).toContain('Content-Language')
    expect(headers.get('Vary')).toMatch(/Accept-Language.*Origin|Origin.*Accept-Language/)
  })

  it('get an answer to preflight requests', async () => {
    const headers = { Origin: 'https://cdn.test', 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'x-any' }
    const response = await shared.request('/backend/contact.php', { method: 'OPTIONS', headers })
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([204, 'https://cdn.test'])
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST')
  })

  it.each(['https://evil.test', 'null', 'https://cdn.test.evil.test', 'http://cdn.test'])('may not read them from %s', async (origin) => {
    const { headers } = await shared.request(call, { headers: { Origin: origin } })
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false)
  })
})

it('explains the remedy if there is no build', () => {
  expect(() => createSite('/no/such/folder')).toThrow('Run `npm run build` first')
})
