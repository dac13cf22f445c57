import { describe, expect, it } from 'vitest'
import { getBlog } from '../content/blog'
import { backend } from './backend'
import { blogPost, categoryItems, categoryList } from './contract'

const ask = (path: string, language = 'en') => backend.request(`/backend${path}`, { headers: { 'Accept-Language': language } })
const [category] = getBlog()
const translated = getBlog()
  .flatMap(({ posts }) => posts)
  .find(({ texts }) => texts.size > 1)
const untranslated = getBlog()
  .flatMap(({ posts }) => posts)
  .find(({ texts }) => texts.size === 1)

describe('the blog’s calls', () => {
  it('lists all categories', async () => {
    const body = categoryList.parse(await (await ask('/blogs-category.php')).json())
    expect(body.map(({ slug }) => slug)).toEqual(getBlog().map(({ slug }) => slug))
  })

  it('lists a category’s posts with their text, newest first', async () => {
    const body = categoryItems.parse(await (await ask(`/blog-category-items.php?slug=${category?.slug}`)).json())
    expect(body.map(({ slug }) => slug)).toEqual(category?.posts.map(({ slug }) => slug))
    expect(body[0]?.content).toContain('<p>')
  })

  it('gives one post with its meta', async () => {
    const body = blogPost.parse(await (await ask(`/blog.php?slug=${untranslated?.slug}`)).json())
    expect(body.meta['og:type']).toBe('article')
    expect(body.title).toBe(untranslated?.texts.get('en')?.title)
  })

  it('answers in the language asked for, or in the original, and says which', async () => {
    const japanese = await ask(`/blog.php?slug=${translated?.slug}`, 'ja')
    expect(japanese.headers.get('Content-Language')).toBe('ja')
    expect((await japanese.json()).title).toBe(translated?.texts.get('ja')?.title)
    expect((await ask(`/blog.php?slug=${untranslated?.slug}`, 'ja')).headers.get('Content-Language')).toBe('en')
  })

  it.each(['/blog-category-items.php?slug=nope', '/blog.php?slug=nope', '/blog.php', '/blog.php?slug=../../etc'])('knows no %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})
