import { readdirSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { sitePages } from '../seo/sitePages'
import { hasNginx, startNginx } from '../testing/nginx'

/** The rules for nginx (renderer/prerender/hosting.ts), tested in nginx if installed. */
describe.skipIf(!hasNginx)('nginx with the rules of the build', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  const get = (path: string, headers: Record<string, string> = {}) => fetch(nginx.address + path, { headers, redirect: 'manual' })

  beforeAll(async () => {
    nginx = await startNginx('dist/client')
  })
  afterAll(() => nginx.stop())

  it('serves every page at its clean address, with the headers of our own server', async () => {
    for (const { path } of sitePages()) {
      for (const locale of locales) {
        const response = await get(address(path, locale))
        expect([path, locale, response.status]).toEqual([path, locale, 200])
        expect((await response.text()).slice(0, 60)).toContain(`<html lang="${locale}"`)
        expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
        expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
        expect(response.headers.get('Cache-Control')).toBe('no-cache')
      }
    }
  })

  it.each(locales)('has a 404 page in %s', async (locale) => {
    for (const path of [
      '/nope',
      '/services/nope',
      '/project-details/x/9',
      '/no.file',
      '/404',
      '/404.html',
      '/nope%3Fx/',
      '/%5cnope/',
      '//nope%3Fx',
      '/n%6Fpe%5c',
    ]) {
      const response = await get(address(path, locale))
      expect([path, response.status]).toEqual([path, 404])
      expect(parse(await response.text()).querySelector('h1')?.text).toBe(getTranslate(locale)('errors.notFound.title'))
    }
  })

  it('redirects other addresses of a page', async () => {
    for (const [path, clean] of [
      ['/services/', '/services'],
      ['/services.html', '/services'],
      ['/services.html/', '/services'],
      ['/services/index.html/?a', '/services?a'],
      ['/services.html.html/', '/services'],
      ['/index.html.html', '/'],
      ['/index/', '/'],
      ['/ja/', '/ja'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['/work/?category=x', '/work?category=x'],
      ['/services.html?a=%20b&c', '/services?a=%20b&c'],
      // A line break in an address must not start another header.
      ['/foo%0dSet-Cookie:%20a=b/', '/foo%0DSet-Cookie:%20a=b'],
      ['/foo%0d.html', '/foo%0D'],
      ['/foo%0d/index.html', '/foo%0D'],
      ['/ja/index.html?a', '/ja?a'],
      ['/foo%20%25%23/', '/foo%20%25%23'],
      ['/%E3%81%82/?a=b', '/%E3%81%82?a=b'],
      ['//services', '/services'],
      ['/ja//services/?a=//%41', '/ja/services?a=//%41'],
      ['/%73ervices', '/services'],
      ['/%6A%61%2Fservices', '/ja/services'],
      ['//%E3%81%82%20%25', '/%E3%81%82%20%25'],
      ['//foo%0aSet-Cookie:%20a=b', '/foo%0ASet-Cookie:%20a=b'],
      ['//', '/'],
    ] as const) {
      const response = await get(path)
      expect([path, response.status, response.headers.get('Location')]).toEqual([path, 301, clean])
    }
  })

  it('lets nobody keep the answer of a missing file, and serves no files of other hosts', async () => {
    const art = readdirSync('dist/client/assets/art').find((file) => file.endsWith('.br'))
    for (const path of [
      '/assets/entries/gone.js',
      '/assets/',
      `/assets/art/${art}`,
      '/_headers',
      '/vercel.json',
      '/services.html.gz',
      '/de/services.html.gz',
    ]) {
      const response = await get(path)
      expect([path, response.status, response.headers.get('Cache-Control'), (await response.text()).includes('<h1')]).toEqual([path, 404, 'no-cache', true])
    }
  })

  it('caches hashed files for ever, and sends compressed copies', async () => {
    const script = readdirSync('dist/client/assets/entries').find((file) => file.endsWith('.js'))
    const response = await get(`/assets/entries/${script}`, { 'Accept-Encoding': 'gzip' })
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    // A cache in between must not send it to a browser that asks for another one.
    const plain = await get(`/assets/entries/${script}`, { 'Accept-Encoding': 'identity' })
    expect([response, plain].map(({ headers }) => headers.get('Vary'))).toEqual(['Accept-Encoding', 'Accept-Encoding'])
    expect((await get('/video/no.webm')).status).toBe(404)
  })
})
