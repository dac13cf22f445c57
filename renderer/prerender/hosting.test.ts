import { describe, expect, it, vi } from 'vitest'
import { defaultLocale, locales } from '../../i18n/languages'
import { shareImagePath } from '../../seo/shareImage'
import { securityHeaders } from '../../server/securityHeaders'
import { hostingFiles, hostingRules } from './hosting'
import { nginx } from './nginx'

const rules = hostingRules('https://www.site.test', [], true)
const fileOf = (name: string, given = rules) => hostingFiles(given)[name] ?? ''

describe('the rules for hosts', () => {
  it('have the same headers in all formats', () => {
    for (const { values } of rules.headers) {
      for (const [name, value] of Object.entries(values)) {
        expect(fileOf('_headers')).toContain(`  ${name}: ${value}\n`)
        expect(JSON.stringify(JSON.parse(fileOf('vercel.json')))).toContain(JSON.stringify({ key: name, value }))
        expect(nginx(rules)).toContain(`add_header ${name} "${value}" always;`)
      }
    }
  })

  it('have a 404 page per language, before that of the default language', () => {
    const others = locales.filter((locale) => locale !== defaultLocale)
    expect(fileOf('_redirects')).toBe(`${others.map((locale) => `/${locale}/* /${locale}/404.html 404\n`).join('')}/* /404.html 404\n`)
  })

  it('make nginx send small TLS records, because browsers decrypt only complete ones', () => {
    const [, kilobytes] = /^ssl_buffer_size (\d+)k;$/m.exec(nginx(rules)) ?? []
    expect(Number(kilobytes)).toBeLessThanOrEqual(4)
  })

  it('include HSTS only for an https origin', () => {
    expect(fileOf('_headers')).toContain('Strict-Transport-Security')
    expect(fileOf('_headers', hostingRules('http://intranet.test', [], true))).not.toContain('Strict-Transport-Security')
  })

  it('allow forms to be sent only to the site and its backend', () => {
    const policy = () => securityHeaders({ isSecure: true, isIndexed: true })['Content-Security-Policy']
    expect(policy()).toMatch(/form-action 'self'$/)
    vi.stubEnv('BACKEND_URL', 'https://api.site.test/backend')
    expect(policy()).toMatch(/form-action 'self' https:\/\/api\.site\.test$/)
  })

  it('exclude only previews from search engines, on every host', () => {
    const preview = hostingRules('https://preview.site.test', [], false)
    expect(fileOf('_headers', preview)).toContain('/*\n')
    const headersFile = (given: typeof rules) => fileOf('_headers', given)
    const vercel = (given: typeof rules) => fileOf('vercel.json', given)
    for (const file of [headersFile, nginx, vercel]) {
      expect(file(preview)).toMatch(/X-Robots-Tag.{1,25}noindex, nofollow/s)
      expect(file(rules)).not.toContain('X-Robots-Tag')
    }
  })

  it('do not make share images immutable, because a new photograph keeps their address', () => {
    const path = shareImagePath({ title: 'Work', picture: 'office', locale: 'en' })
    const immutable = rules.headers.filter(({ values }) => values['Cache-Control']?.includes('immutable')).map((rule) => rule.path.replace('*', ''))
    expect(immutable.filter((folder) => path.startsWith(folder))).toEqual([])
  })

  it('stay within the limits of hosts', () => {
    // Cloudflare Pages: 100 header rules of 2,000 characters a line, 100 dynamic redirects of 1,000.
    expect(rules.headers.length).toBeLessThanOrEqual(100)
    for (const line of fileOf('_headers').split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
    expect(fileOf('_redirects').split('\n').length).toBeLessThanOrEqual(100)
  })
})
