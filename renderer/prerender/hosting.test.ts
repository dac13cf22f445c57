import { describe, expect, it } from 'vitest'
import { defaultLocale, locales } from '../../i18n/languages'
import { shareImagePath } from '../../seo/shareImage'
import { securityHeaders } from '../../server/securityHeaders'
import { getPolicy } from '../policy'
import { headersFile, hostingRules, redirectsFile, vercel } from './hosting'
import { nginx } from './nginx'

const rules = hostingRules('https://www.site.test')

describe('the rules for hosts', () => {
  it('have the same headers in all formats', () => {
    for (const { values } of rules.headers) {
      for (const [name, value] of Object.entries(values)) {
        expect(headersFile(rules)).toContain(`  ${name}: ${value}\n`)
        expect(JSON.stringify(vercel(rules))).toContain(JSON.stringify({ key: name, value }))
        expect(nginx(rules)).toContain(`add_header ${name} "${value}" always;`)
      }
    }
  })

  it('have a 404 page per language, before that of the default language', () => {
    const others = locales.filter((locale) => locale !== defaultLocale)
    expect(redirectsFile(rules)).toBe(`${others.map((locale) => `/${locale}/* /${locale}/404.html 404\n`).join('')}/* /404.html 404\n`)
  })

  it('make nginx send small TLS records, because browsers decrypt only complete ones', () => {
    const [, kilobytes] = /^ssl_buffer_size (\d+)k;$/m.exec(nginx(rules)) ?? []
    expect(Number(kilobytes)).toBeLessThanOrEqual(4)
  })

  it('include HSTS only for an https origin', () => {
    expect(headersFile(rules)).toContain('Strict-Transport-Security')
    expect(headersFile(hostingRules('http://intranet.test'))).not.toContain('Strict-Transport-Security')
  })

  it('allow forms to be sent only to the site and its backend', () => {
    const policy = (backend: string) => securityHeaders({ isSecure: true, backend })['Content-Security-Policy']
    expect(policy('/backend')).toMatch(/form-action 'self'$/)
    expect(policy('https://api.site.test/backend')).toMatch(/form-action 'self' https:\/\/api\.site\.test$/)
  })

  it('exclude only previews from search engines, on every host', () => {
    const preview = hostingRules('https://preview.site.test', [], false)
    expect(headersFile(preview)).toContain('/*\n')
    for (const file of [headersFile, nginx, (each: typeof rules) => JSON.stringify(vercel(each))]) {
      expect(file(preview)).toMatch(/X-Robots-Tag.{1,15}noindex, nofollow/)
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
    for (const line of headersFile(rules).split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
    expect(redirectsFile(rules).split('\n').length).toBeLessThanOrEqual(100)
  })
})

/**
 * The scoring of Mozilla’s HTTP Observatory: 100 points, less penalties; bonuses count from 90 points; A+ is 100 or more.
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 */
describe('the grade of HTTP Observatory', () => {
  const headers = Object.assign({}, ...rules.headers.slice(0, 1).map(({ values }) => values)) as Record<string, string>
  const policy = getPolicy({ scripts: ['x()'], styles: ['a{}'] })

  it('is A+', () => {
    const { score, lost } = observe(headers, policy)
    expect(lost).toEqual([])
    expect(score).toBeGreaterThanOrEqual(100)
  })

  it.each(['Strict-Transport-Security', 'X-Content-Type-Options', 'Content-Security-Policy'])('is lower without %s', (name) => {
    expect(observe({ ...headers, [name]: '' }, policy).score).toBeLessThan(observe(headers, policy).score)
  })

  it('is lower if inline scripts are allowed', () => {
    expect(observe(headers, policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'").replace(/ 'sha256-[^']*'/g, '')).score).toBeLessThan(100)
  })
})

function observe(headers: Record<string, string>, policy: string): { score: number; lost: string[] } {
  const directives = new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive] as const))
  const scripts = directives.get('script-src') ?? directives.get('default-src') ?? "'unsafe-inline'"
  const isUnsafe = (directive: string) => /'unsafe-(inline|eval)'|https?:(?!\/)|\*/.test(directive) && !/'(sha\d+|nonce)-/.test(directive)
  const maxAge = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0)
  const framing = /frame-ancestors 'none'/.test(headers['Content-Security-Policy'] ?? '')
  const points: [reason: string, points: number][] = [
    ['script-src allows what it should not', isUnsafe(scripts) ? -20 : 5],
    ['object-src is open', /'none'|'self'/.test(directives.get('object-src') ?? directives.get('default-src') ?? '') ? 0 : -10],
    ['HSTS is missing or short', maxAge >= 15_768_000 ? 0 : maxAge > 0 ? -10 : -20],
    ['X-Content-Type-Options is missing', headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5],
    ['the page can be framed', framing ? 5 : /^(DENY|SAMEORIGIN)$/.test(headers['X-Frame-Options'] ?? '') ? 0 : -20],
    ['Referrer-Policy is unsafe', /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers['Referrer-Policy'] ?? '') ? 5 : 0],
  ]
  const lost = points.filter(([, each]) => each < 0)
  const base = 100 + lost.reduce((sum, [, each]) => sum + each, 0)
  const bonus = points.reduce((sum, [, each]) => sum + Math.max(0, each), 0)
  return { score: base >= 90 ? base + bonus : base, lost: lost.map(([reason]) => reason) }
}
