import { afterAll, describe, expect, it } from 'vitest'
import { attachMarkdownCache, type MarkdownCache, renderMarkdown } from './renderMarkdown'

it('separates front matter from text', () => {
  expect(renderMarkdown('---\ntitle: A\n---\nText')).toMatchObject({ frontMatter: { title: 'A' }, html: '<p>Text</p>' })
})

describe('attachMarkdownCache', () => {
  const text = '---\ntitle: A\n---\nText'
  const picture = '![a](/photo.webp)'
  const renderAll = (cached: MarkdownCache, pictures: string, ...texts: string[]) => {
    const used = attachMarkdownCache(cached, pictures)
    for (const each of texts) expect(renderMarkdown(each).html).toContain('<p>')
    return used()
  }
  afterAll(() => {
    attachMarkdownCache({}, '')
  })

  it('uses and returns cached HTML', () => {
    const [key = ''] = Object.keys(renderAll({}, '', text))
    expect(renderAll({ [key]: { frontMatter: { title: 'Kept' }, html: '<p>Kept' } }, '', text)).toEqual({
      [key]: { frontMatter: { title: 'Kept' }, html: '<p>Kept' },
    })
  })

  it('does not change the given cache', () => {
    const [key = ''] = Object.keys(renderAll({}, '', text))
    const cached = { [key]: { frontMatter: { title: 'A' } } }
    expect(renderAll(cached, '', text)).toEqual({ [key]: { frontMatter: { title: 'A' }, html: '<p>Text</p>' } })
    expect(cached).toEqual({ [key]: { frontMatter: { title: 'A' } } })
  })

  it('renders texts with pictures again after a picture changes, and no others', () => {
    const before = renderAll({}, 'before', text, picture)
    const after = renderAll(before, 'after', text, picture)
    expect(Object.keys(after).filter((key) => key in before)).toHaveLength(1)
  })

  it('keeps the version of a text with pictures if its HTML is the same', () => {
    const versions = ['before', 'after'].map((pictures) => {
      attachMarkdownCache({}, pictures)
      return [renderMarkdown(picture).version, renderMarkdown(text).version, renderMarkdown(`${picture}.`).version]
    })
    expect(versions[1]).toEqual(versions[0])
    expect(new Set(versions[0]).size).toBe(3)
  })
})
