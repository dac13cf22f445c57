import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { locales } from '../i18n/languages'
import type { RunningServer } from '../server/server'
import { type SampleBackend, startBackend } from '../testing/sampleBackend'
import { type SampleFolder, sampleFolder, startSample } from '../testing/sampleServer'
import { askBackend } from './askBackend'
import { backendAddress } from './backendAddress'
import { blogPost, categoryItems, categoryList } from './contract'
import { askForeign } from './foreignBackend'

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

/** Where the calls are answered: the one contract holds for all. */
const backends: [name: string, address: () => string][] = [
  ['our own', () => `${own.address}/backend/`],
  ['somebody else’s', () => foreign.address],
]

describe.each(backends)('the backend %s', (name, address) => {
  const use = () => vi.stubEnv('BACKEND_URL', address())
  const isOurs = name !== 'somebody else’s'

  it.each(locales)('answers the blog’s three calls, one leading to the next, in %s', async (locale) => {
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
        expect(isOurs ? [locale, 'en'] : ['en']).toContain(post?.language)
      }
    }
    // A category may be new, and have no post yet.
    expect(answered).toBeGreaterThan(0)
  })

  it.each(['/blog-category-items.php?slug=nope', '/blog-category-items.php', '/blog.php?slug=nope', '/blog.php?slug=..%2F..%2Fetc'])(
    'knows no %s',
    async (call) => {
      use()
      expect(await askBackend(call, categoryItems, 'en')).toBeUndefined()
    },
  )
})

/** The form as the browser sends it: judged by the status alone. */
describe.each(backends)('the contact form of %s', (_, address) => {
  it('is taken', async () => {
    vi.stubEnv('BACKEND_URL', address())
    const body = new FormData()
    for (const name of ['fname', 'lname', 'email', 'contact', 'message']) body.set(name, `${name} Ä`)
    body.set('service', 'servcice')
    const response = await fetch(`${backendAddress()}/contact.php`, { method: 'POST', body })
    expect(response.ok).toBe(true)
  })

  it('takes nothing by GET', async () => {
    vi.stubEnv('BACKEND_URL', address())
    expect((await fetch(`${backendAddress()}/contact.php`)).ok).toBe(false)
  })
})

describe('a backend that fails', () => {
  const ask = () => askBackend('/blogs-category.php', categoryList, 'en')

  it.each([
    ['failing', 'The backend answered 502 to /blogs-category.php.'],
    ['page', 'The backend’s answer to /blogs-category.php is not JSON: "<!doctype html>'],
    ['nonsense', /does not have the expected shape:\n.*\n.*at \[0\]\.slug/],
    ['half', /^The backend at http:.* cannot be reached for \/blogs-category\.php: .+\.$/],
  ] as const)('(%s) is named, with the reason', async (behaviour, reason) => {
    vi.stubEnv('BACKEND_URL', foreign.address)
    foreign.behaviour = behaviour
    await expect(ask()).rejects.toThrow(reason)
  })

  it('(slow) is not waited for', async () => {
    foreign.behaviour = 'slow'
    await expect(askForeign(foreign.address, '/blogs-category.php', 'en', 50)).rejects.toThrow('it did not answer within 0.05 seconds')
  })

  it('(not there) is named, with the reason', async () => {
    vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:1/api')
    await expect(ask()).rejects.toThrow(/^The backend at http:\/\/127\.0\.0\.1:1\/api cannot be reached for \/blogs-category\.php: .+/)
  })
})

describe('backendAddress', () => {
  it.each([
    ['', '/backend'],
    ['https://api.site.test', 'https://api.site.test'],
    ['https://api.site.test/v1/', 'https://api.site.test/v1'],
  ])('«%s» is %s', (setting, address) => {
    vi.stubEnv('BACKEND_URL', setting)
    expect(backendAddress()).toBe(address)
  })

  it.each(['api.site.test', 'ftp://api.site.test', 'https://api.site.test/?x=', 'https://me:secret@api.site.test'])('refuses %s', (setting) => {
    vi.stubEnv('BACKEND_URL', setting)
    expect(backendAddress).toThrow('BACKEND_URL')
  })
})
