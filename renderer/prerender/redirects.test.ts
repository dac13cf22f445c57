import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSite } from '../../server/site'
import { hasNginx, startNginx } from '../../testing/nginx'
import { temporaryFolder } from '../../testing/temporaryFolder'
import { writeFileIn } from '../../testing/writeFileIn'
import { hostingFiles, hostingRules } from './hosting'
import { nginx } from './nginx'
import { redirectPages } from './redirectPages'

/** On all hosts, the rules must take precedence over the redirect page at the same address. */
const origin = 'https://www.site.test'
const redirects = [
  { from: '/old/name', to: '/new' },
  { from: '/ja/old/name', to: '/ja/new' },
  { from: '/team', to: '/' },
]
const rules = hostingRules(origin, redirects, true)
const files: Record<string, string> = {
  ...hostingFiles(rules),
  ...redirectPages(redirects, origin),
  'index.html': 'home',
  '404.html': 'missing',
  'ja/404.html': 'ありません',
}
const folder = mkdtempSync(join(tmpdir(), 'redirects-'))
const site = join(folder, 'client')

beforeAll(() => {
  for (const [file, text] of Object.entries({
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`client/${file}`, text])),
    'hosting/nginx.conf': nginx(rules),
  })) {
    writeFileIn(folder, file, text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** In one step, also with a trailing slash or `.html`. */
async function expectRedirects(get: (path: string) => Response | Promise<Response>, base: string) {
  for (const { from, to } of redirects) {
    for (const query of ['', '?a=%20b&c']) {
      const response = await get(from + query)
      expect([response.status, response.headers.get('Location')?.replace(base, '')]).toEqual([301, to + query])
    }
    for (const end of ['/', '.html']) expect((await get(from + end)).headers.get('Location')?.replace(base, '')).toBe(to)
  }
  expect((await get('/old')).status).toBe(404)
}

it('our server redirects', async () => {
  const server = createSite(site)
  await expectRedirects((path) => server.request(path), '')
  expect((await server.request('/old/name')).headers.get('X-Content-Type-Options')).toBe('nosniff')
})

it('our server applies the redirects of a new build', async () => {
  const other = temporaryFolder('redirects-')
  writeFileSync(join(other, 'index.html'), 'home')
  const server = createSite(other)
  expect((await server.request('/team')).status).toBe(404)
  writeFileSync(join(other, '_redirects'), '/team / 301\n')
  await expect.poll(async () => (await server.request('/team')).status).toBe(301)
})

it('our server applies redirects of a file too large for memory', async () => {
  const other = temporaryFolder('redirects-')
  writeFileSync(join(other, 'index.html'), 'home')
  writeFileSync(join(other, '_redirects'), Array.from({ length: 30_000 }, (_, number) => `/old/${number} /new/${number} 301\n`).join(''))
  expect((await createSite(other).request('/old/29999')).headers.get('Location')).toBe('/new/29999')
})

describe.skipIf(!hasNginx)('nginx', () => {
  it('redirects', async () => {
    const server = await startNginx(site)
    try {
      await expectRedirects((path) => fetch(server.address + path, { redirect: 'manual' }), server.address)
    } finally {
      server.stop()
    }
  })
})

describe('_redirects', () => {
  const lines = (files._redirects ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))

  it('for Netlify, has a forced redirect in the first matching line', () => {
    for (const { from, to } of redirects) expect(lines.find(([path]) => path === from)).toEqual([from, to, '301!'])
  })

  it('for Cloudflare Pages, has one line with a supported status for each address', () => {
    const supported = lines.filter(([, , status]) => ['200', '301', '302', '303', '307', '308'].includes(status ?? ''))
    expect(supported).toEqual(redirects.map(({ from, to }) => [from, to, '301']))
  })
})

it('vercel.json has redirects with status 301', () => {
  expect(JSON.parse(files['vercel.json'] ?? '').redirects).toEqual(redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })))
})

it('hosts without rules get a page with an instant refresh and a link', () => {
  const page = files['ja/old/name.html']
  expect(page).toContain('<html lang="ja">')
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/ja/new">')
  expect(page).toContain('<link rel="canonical" href="https://www.site.test/ja/new">')
  expect(page).toContain('<a href="/ja/new">')
})

it('the files have no rules without redirects', () => {
  const { _redirects, ...rest } = hostingFiles(hostingRules(origin, [], true))
  expect(_redirects).not.toContain('301')
  expect(rest['vercel.json']).not.toContain('redirects')
})
