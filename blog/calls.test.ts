import { gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { defaultLocale } from '../i18n/languages'
import { getBlog } from './blog'
import { blogCalls } from './calls'
import { blogPost, categoryItems, categoryList } from './contract'

const request = (path: string, language = 'en') => blogCalls.request(`/backend${path}`, { headers: { 'Accept-Language': language } })
const [category] = getBlog()
const posts = getBlog().flatMap(({ posts }) => posts)
const [post] = posts
const translations = posts.flatMap(({ slug, texts }) => [...texts].map(([language, { title }]) => ({ slug, language, title })))
const translated = translations.find(({ language }) => language !== defaultLocale) ?? expect.fail('No post is translated.')

describe('the blog’s calls', () => {
  it('lists all categories', async () => {
    const body = categoryList.parse(await (await request('/blogs-category.php')).json())
    expect(body.map(({ slug }) => slug)).toEqual(getBlog().map(({ slug }) => slug))
  })

  it('lists a category’s posts with their text, newest first', async () => {
    const body = categoryItems.parse(await (await request(`/blog-category-items.php?slug=${category?.slug}`)).json())
    expect(body.map(({ slug }) => slug)).toEqual(category?.posts.map(({ slug }) => slug))
    expect(body[0]?.content).toContain('<p>')
  })

  it('returns a post with its meta', async () => {
    const body = blogPost.parse(await (await request(`/blog.php?slug=${post?.slug}`)).json())
    expect(body.meta['og:type']).toBe('article')
    expect(body.title).toBe(post?.texts.get('en')?.title)
  })

  it('compresses answers, and answers 304 to a matching ETag', async () => {
    const path = `/backend/blog-category-items.php?slug=${category?.slug}`
    const [plain, compressed] = await Promise.all([{}, { 'Accept-Encoding': 'gzip, br' }].map((headers) => blogCalls.request(path, { headers })))
    expect(plain?.headers.get('Content-Encoding')).toBeNull()
    expect(compressed?.headers.get('Content-Encoding')).toBe('gzip')
    expect(compressed?.headers.get('Vary')).toBe('Accept-Language, Accept-Encoding')
    expect(compressed?.headers.get('Cache-Control')).toBe('no-cache')
    const text = (await plain?.text()) ?? ''
    const bytes = Buffer.from((await compressed?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(gunzipSync(bytes).toString()).toBe(text)
    expect(bytes.length).toBeLessThan(text.length / 2)
    const again = { 'Accept-Encoding': 'gzip', 'If-None-Match': compressed?.headers.get('ETag') ?? '' }
    const unchanged = await blogCalls.request(path, { headers: again })
    expect([unchanged.status, unchanged.headers.get('Vary')]).toEqual([304, compressed?.headers.get('Vary')])
  })

  it('answers in the requested language, with Content-Language', async () => {
    const { slug, language, title } = translated
    const response = await request(`/blog.php?slug=${slug}`, language)
    expect(response.headers.get('Content-Language')).toBe(language)
    expect((await response.json()).title).toBe(title)
  })

  it('answers in the default language to a visitor whose language the site does not have', async () => {
    for (const language of ['tlh', '']) expect((await request('/blogs-category.php', language)).headers.get('Content-Language')).toBe(defaultLocale)
  })

  it('answers in the original language without a translation', async () => {
    const { slug, language } = translated
    const { texts } = posts.find((each) => each.slug === slug) ?? expect.fail()
    const all = [...texts]
    onTestFinished(() => {
      texts.clear()
      for (const [code, text] of all) texts.set(code, text)
    })
    texts.delete(language)
    const response = await request(`/blog.php?slug=${slug}`, language)
    expect(response.headers.get('Content-Language')).toBe(defaultLocale)
    expect((await response.json()).title).toBe(texts.get(defaultLocale)?.title)
  })

  // Such as a draft translation, which the published blog does not have.
  it('says of a category without a translation in which language it is', async () => {
    const { slug, texts } = category ?? expect.fail('The blog has no category.')
    const [language = '', text] = [...texts].find(([code]) => code !== defaultLocale) ?? []
    const isListed = async () => (await (await request('/blogs-category.php', language)).json()).find((each: { slug: string }) => each.slug === slug)
    expect(await isListed()).not.toHaveProperty('lang')
    onTestFinished(() => void (text && texts.set(language, text)))
    texts.delete(language)
    expect(await isListed()).toMatchObject({ name: texts.get(defaultLocale)?.name, lang: defaultLocale })
  })

  it.each(['/blog-category-items.php?slug=nope', '/blog.php?slug=nope', '/blog.php', '/blog.php?slug=../../etc'])('answers 404 to %s', async (path) => {
    expect((await request(path)).status).toBe(404)
  })
})
