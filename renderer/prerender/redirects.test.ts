import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSite } from '../../server/site'
import { hasNginx, startNginx } from '../../testing/nginx'
import { hostingFiles, hostingRules } from './hosting'
import { nginx } from './nginx'
import { redirectPages } from './redirectPages'

/** Each host follows the same redirects, with a page of the same name beside them. */
const origin = 'https://www.site.test'
const redirects = [
  { from: '/old/name', to: '/new' },
  { from: '/ja/old/name', to: '/ja/new' },
  { from: '/team', to: '/' },
]
const rules = hostingRules(origin, redirects)
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
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Every spelling ends at the new address, in one step where it is the old one. */
async function expectMoved(get: (path: string) => Response | Promise<Response>, base: string) {
  for (const { from, to } of redirects) {
    for (const query of ['', '?a=%20b&c']) {
      const response = await get(from + query)
      expect([response.status, response.headers.get('Location')?.replace(base, '')]).toEqual([301, to + query])
    }
  }
  expect((await get('/old')).status).toBe(404)
}

it('our own server, also where a slash or an ending is too many', async () => {
  const server = createSite(site)
  await expectMoved((path) => server.request(path), '')
  for (const path of ['/old/name/', '/old/name.html']) expect((await server.request(path)).headers.get('Location')).toBe('/new')
  expect((await server.request('/old/name')).headers.get('X-Content-Type-Options')).toBe('nosniff')
})

it('our own server, as soon as there is another build', async () => {
  const other = mkdtempSync(join(tmpdir(), 'redirects-'))
  writeFileSync(join(other, 'index.html'), 'home')
  const server = createSite(other)
  expect((await server.request('/team')).status).toBe(404)
  writeFileSync(join(other, '_redirects'), '/team / 301\n')
  await expect.poll(async () => (await server.request('/team')).status, { timeout: 10_000 }).toBe(301)
  rmSync(other, { recursive: true })
})

describe.skipIf(!hasNginx)('nginx', () => {
  it('moves them', async () => {
    const server = await startNginx(site)
    try {
      await expectMoved((path) => fetch(server.address + path, { redirect: 'manual' }), server.address)
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

  it('of Netlify: the first line that fits, forced past the file at the old address', () => {
    for (const { from, to } of redirects) expect(lines.find(([path]) => path === from)).toEqual([from, to, '301!'])
  })

  it('of Cloudflare Pages: of the lines with a status that it knows, one for each address, before those with an asterisk', () => {
    const taken = lines.filter(([, , status]) => ['200', '301', '302', '303', '307', '308'].includes(status ?? ''))
    expect(taken).toEqual(redirects.map(({ from, to }) => [from, to, '301']))
  })
})

it('vercel.json: permanent, and 301 as everywhere', () => {
  expect(JSON.parse(files['vercel.json'] ?? '').redirects).toEqual(redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })))
})

it('hosts without rules: a page that refreshes at once, for people with a link', () => {
  const page = files['ja/old/name.html']
  expect(page).toContain('<html lang="ja">')
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/ja/new">')
  expect(page).toContain('<link rel="canonical" href="https://www.site.test/ja/new">')
  expect(page).toContain('<a href="/ja/new">')
})

it('nothing is said where nothing has moved', () => {
  const { _redirects, ...rest } = hostingFiles(hostingRules(origin))
  expect(_redirects).not.toContain('301')
  expect(rest['vercel.json']).not.toContain('redirects')
})
