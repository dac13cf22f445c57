import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { keepUnitsInHtml } from '../i18n/keepUnits'
import type { Locale } from '../i18n/languages'
import { fetchBackend } from '../renderer/client/blog/fetchBackend'
import { type SampleBackend, startBackend } from '../testing/sampleBackend'
import { getBlog } from './blog'
import { readBlogAtBuild } from './readBlogAtBuild'
import { fingerprint } from './view/fingerprint'
import { type BlogView, readBlog } from './view/readBlog'

let foreign: SampleBackend

beforeAll(async () => {
  foreign = await startBackend()
})
afterAll(() => foreign.close())
afterEach(() => {
  vi.unstubAllEnvs()
})

/** Fails the test if there is no such data. */
async function read<V extends BlogView['view']>(view: BlogView & { view: V }, locale: Locale) {
  return (await readBlogAtBuild(view, locale)) ?? expect.fail('There is no such part of the blog.')
}

const where = { view: 'post', category: 'news', slug: 'first-post' } as const

it('sanitises a foreign backend’s HTML', async () => {
  vi.stubEnv('BACKEND_URL', foreign.address)
  const { blog } = await read(where, 'en')
  expect(blog.content).toContain('<h2')
  expect(blog.content).not.toMatch(/<script|onclick|javascript:/)
})

it.each([where, { view: 'categories' }, { view: 'category', category: where.category }] as const)(
  'returns the source for the refresh, with the fingerprint that the browser computes, for $view',
  async (view) => {
    vi.stubEnv('BACKEND_URL', foreign.address)
    const { source } = await read(view, 'de')
    expect(source).toMatchObject({ ...view, backend: foreign.address, locale: 'de' })
    const fetched = await readBlog(fetchBackend(source), view)
    expect(fetched && fingerprint(fetched)).toBe(source.hash)
  },
)

it('does not change our own posts, but for spaces that do not break', async () => {
  const { slug, category, texts } = getBlog().flatMap(({ posts }) => posts)[0] ?? expect.fail('The blog has no post.')
  const { blog, source } = await read({ view: 'post', category, slug }, 'en')
  expect(source.hash).toBe(fingerprint(JSON.parse(JSON.stringify(blog))))
  expect(blog.content).toBe(keepUnitsInHtml(texts.get('en')?.html ?? ''))
})
