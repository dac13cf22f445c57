import { describe, expect, it, onTestFinished } from 'vitest'
import { getBlog, refreshBlog } from './blog'
import { everything, traceReads } from './blogReads'
import { findPost, listCategories, listItems } from './blogTexts'
import { versionOf } from './blogVersions'

const category = getBlog().find(({ posts }) => posts.length > 1) ?? expect.fail('No category has two posts.')
const post = category.posts.find(({ texts }) => texts.has('ja')) ?? expect.fail(`${category.slug} has no post in Japanese.`)
const other = category.posts.find(({ slug }) => slug !== post.slug) ?? expect.fail()
const readsOf = async (make: () => unknown) => (await traceReads(make)).reads

describe('what is noted', () => {
  it('is each question, and not what answers it', async () => {
    expect(await readsOf(() => [listCategories('en'), listItems(category.slug, 'ja'), findPost(post.slug, 'de')])).toEqual([
      'categories en',
      `items ja ${category.slug}`,
      `post de ${post.slug}`,
    ])
  })

  it('is a post where a list is asked for its text', async () => {
    const items = listItems(category.slug, 'en')
    expect(await readsOf(() => items?.find(({ slug }) => slug === other.slug)?.content)).toEqual([`post en ${other.slug}`])
  })

  it('is everything where somebody looks at the blog itself', async () => {
    expect(await readsOf(getBlog)).toEqual([everything])
  })

  it('ends with what is made, even if that fails', async () => {
    await expect(traceReads(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    listCategories('en')
    expect(await readsOf(() => listCategories('de'))).toEqual(['categories de'])
  })
})

describe('the version of an answer', () => {
  const questions = ['en', 'ja'].flatMap((locale) => [`categories ${locale}`, `items ${locale} ${category.slug}`, `post ${locale} ${post.slug}`])

  it('is found without making HTML', () => {
    // What is found is kept for as long as the blog is, so this takes one of its own.
    refreshBlog()
    onTestFinished(() => void refreshBlog())
    const text = getBlog()
      .flatMap(({ posts }) => posts)
      .find(({ slug }) => slug === post.slug)
      ?.texts.get('en')
    const html = Object.getOwnPropertyDescriptor(text ?? {}, 'html')
    expect(html?.get).toBeTypeOf('function')
    let isMade = false
    Object.defineProperty(text, 'html', { get: () => (isMade = true), configurable: true, enumerable: true })
    for (const question of [...questions, everything]) versionOf(question)
    expect(isMade).toBe(false)
  })

  it('is another for another question, and the same for the same', () => {
    const all = [...questions, `post en ${other.slug}`, everything]
    expect(new Set(all.map(versionOf)).size).toBe(all.length)
    expect(all.map(versionOf)).toEqual(all.map(versionOf))
  })

  it('of something that is not there is the same until it is', () => {
    expect(versionOf('post en nothing-of-this-name')).toBe('')
    expect(versionOf('items en nothing-of-this-name')).not.toBe(versionOf(`items en ${category.slug}`))
  })
})
