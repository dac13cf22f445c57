import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { createSite } from './site'

const root = mkdtempSync(join(tmpdir(), 'site-'))
mkdirSync(join(root, 'assets'))
mkdirSync(join(root, 'ja'))
writeFileSync(join(root, 'index.html'), 'home')
writeFileSync(join(root, 'services.html'), 'services')
writeFileSync(join(root, 'services.html.gz'), gzipSync('services'))
writeFileSync(join(root, '404.html'), 'missing')
writeFileSync(join(root, 'ja', '404.html'), 'ありません')
writeFileSync(join(root, 'assets', 'a.1234.js'), 'x')
afterAll(() => rmSync(root, { recursive: true }))

const site = createSite(root)

describe('createSite', () => {
  it('serves pages at their clean addresses, to be revalidated', async () => {
    const response = await site.request('/services')
    expect([response.status, await response.text(), response.headers.get('Cache-Control')]).toEqual([200, 'services', 'no-cache'])
  })

  it('moves every other spelling to the clean one, query kept', async () => {
    for (const [spelling, clean] of [
      ['/services/', '/services'],
      ['/services.html?a=1', '/services?a=1'],
      ['/index.html', '/'],
      ['//services', '/services'],
    ] as const) {
      const response = await site.request(spelling)
      expect([spelling, response.status, response.headers.get('Location')]).toEqual([spelling, 301, clean])
    }
  })

  it('lets hashed assets be kept for ever', async () => {
    expect((await site.request('/assets/a.1234.js')).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  it('sends what was compressed at build time to those who accept it', async () => {
    const response = await site.request('/services', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
  })

  it('answers unknown addresses with the language’s own page', async () => {
    const english = await site.request('/nope/nope')
    const japanese = await site.request('/ja/nope')
    expect([english.status, await english.text()]).toEqual([404, 'missing'])
    expect([japanese.status, await japanese.text()]).toEqual([404, 'ありません'])
  })

  it.each(['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/%00', '/%E0%A4%A'])(
    'does not leave its folder for %s',
    async (path) => {
      const response = await site.request(path)
      expect([400, 404]).toContain(response.status)
    },
  )

  it('sends the headers that a document cannot set', async () => {
    const { headers } = await site.request('/')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'")
  })
})

it('says what to do where there is no build', () => {
  expect(() => createSite('/no/such/folder')).toThrow('Run `npm run build` first')
})
