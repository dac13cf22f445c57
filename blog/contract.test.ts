import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { locales } from '../i18n/languages'
import type { RunningServer } from '../server/server'
import { type SampleBackend, startBackend } from '../testing/sampleBackend'
import { type SampleFolder, sampleFolder, startSample } from '../testing/sampleServer'
import { askBackend } from './askBackend'
import { askForeignBackend } from './askForeignBackend'
import { backendAddress } from './backendAddress'
import { blogPost, categoryItems, categoryList } from './contract'

let folder: SampleFolder
let own: RunningServer
let foreign: SampleBackend

beforeAll(async () => {
  folder = sampleFolder()
  own = await startSample(folder)
  foreign = await startBackend()
})
afterAll(async () => {
  await own.close()
  await foreign.close()
  folder.remove()
})
afterEach(() => {
  foreign.behaviour = 'well'
  vi.unstubAllEnvs()
})

/** The contract is the same for all backends. */
const backends: [name: string, address: () => string][] = [
  ['own', () => `${own.address}/backend/`],
  ['foreign', () => foreign.address],
]

describe.each(backends)('the %s backend', (name, address) => {
  const use = () => vi.stubEnv('BACKEND_URL', address())
  const isOwn = name === 'own'

  it.each(locales)('answers the blog’s three calls consistently in %s', async (locale) => {
    use()
    const categories = await askBackend('/blogs-category.php', categoryList, locale)
    expect(categories?.body.length).toBeGreaterThan(0)
    let answered = 0
    for (const { slug } of categories?.body ?? []) {
      const items = await askBackend(`/blog-category-items.php?slug=${slug}`, categoryItems, locale)
      for (const item of items?.body ?? []) {
        answered += 1
        const post = await askBackend(`/blog.php?slug=${item.slug}`, blogPost, locale)
        expect(post?.body).toMatchObject({ title: item.name, image: item.image, content: item.content })
        expect(post?.body.meta['og:type']).toBe('article')
        expect(isOwn ? [locale, 'en'] : ['en']).toContain(post?.language)
      }
    }
    // A new category may have no posts.
    expect(answered).toBeGreaterThan(0)
  })

  it.each(['/blog-category-items.php?slug=nope', '/blog-category-items.php', '/blog.php?slug=nope', '/blog.php?slug=..%2F..%2Fetc'])(
    'answers 404 to %s',
    async (call) => {
      use()
      expect(await askBackend(call, categoryItems, 'en')).toBeUndefined()
    },
  )
})

/** Sent like by a browser; only the status counts. */
describe.each(backends)('the contact form of the %s backend', (_, address) => {
  it('is accepted', async () => {
    vi.stubEnv('BACKEND_URL', address())
    const body = new FormData()
    for (const name of ['fname', 'lname', 'email', 'contact', 'message']) body.set(name, `${name} Ä`)
    body.set('service', 'servcice')
    const response = await fetch(`${backendAddress()}/contact.php`, { method: 'POST', body })
    expect(response.ok).toBe(true)
  })

  it('rejects GET', async () => {
    vi.stubEnv('BACKEND_URL', address())
    expect((await fetch(`${backendAddress()}/contact.php`)).ok).toBe(false)
  })
})

describe('a failing backend', () => {
  const request = () => askBackend('/blogs-category.php', categoryList, 'en')

  it.each([
    ['failing', 'The backend answered 502 to /blogs-category.php.'],
    ['page', 'The backend’s answer to /blogs-category.php is not JSON: "<!doctype html>'],
    ['nonsense', /does not have the expected shape:\n.*\n.*at \[0\]\.slug/],
    ['half', /^The backend at http:.* cannot be reached for \/blogs-category\.php: .+\.$/],
  ] as const)('(%s) is reported with the reason', async (behaviour, reason) => {
    vi.stubEnv('BACKEND_URL', foreign.address)
    foreign.behaviour = behaviour
    await expect(request()).rejects.toThrow(reason)
  })

  it('(slow) causes a timeout', async () => {
    foreign.behaviour = 'slow'
    await expect(askForeignBackend(foreign.address, '/blogs-category.php', 'en', 50)).rejects.toThrow('it did not answer within 0.05 seconds')
  })

  it('(unreachable) is reported with the reason', async () => {
    vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:1/api')
    await expect(request()).rejects.toThrow(/^The backend at http:\/\/127\.0\.0\.1:1\/api cannot be reached for \/blogs-category\.php: .+/)
  })
})

describe('backendAddress', () => {
  it.each([
    ['', '/backend'],
    ['https://api.site.test', 'https://api.site.test'],
    ['https://api.site.test/v1/', 'https://api.site.test/v1'],
  ])('for BACKEND_URL “%s” is %s', (setting, address) => {
    vi.stubEnv('BACKEND_URL', setting)
    expect(backendAddress()).toBe(address)
  })

  it.each(['api.site.test', 'ftp://api.site.test', 'https://api.site.test/?x=', 'https://me:secret@api.site.test'])('rejects %s', (setting) => {
    vi.stubEnv('BACKEND_URL', setting)
    expect(backendAddress).toThrow('BACKEND_URL')
  })
})
