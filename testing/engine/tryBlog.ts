import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { address } from '../../i18n/address'
import { defaultLocale, locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { pathOf, translatedPost } from '../samples'
import type { Visit } from './visit'

export function tryBlog({ open, seen, shown, press, inFront }: Visit): void {
  const { texts, ...post } = translatedPost()

  it.each(locales)('shows posts newer than the build in %s', async (locale) => {
    const path = address(pathOf(post), locale)
    const front = await inFront({ instead: (asked) => (asked === path ? `${path}-missing` : asked) })
    await open(path, front.address)
    const text = texts.get(locale) ?? texts.get(defaultLocale)
    await expect.poll(() => seen('main h1')).toEqual([text?.title])
    expect(await seen('main .prose')).toHaveLength(1)
    // This browser formats its date; the build formatted the page’s.
    const [, date] = /<time[^>]*>(.*?)<\/time>/.exec(readFileSync(`dist/client${path}.html`, 'utf8')) ?? []
    expect(await shown('main time')).toBe(date)
  })

  it('updates changed posts; keeps the text, reports it and can retry when that fails', async () => {
    const isPost = (path: string) => path.startsWith('/backend/blog.php')
    let isBroken = true
    const front = await inFront({
      instead: (path) => (isBroken && isPost(path) ? '/missing' : path),
      change: (text, path) => (isPost(path) && !isBroken ? JSON.stringify({ ...JSON.parse(text), title: 'Now' }) : text),
    })
    await open(pathOf(post), front.address)
    await expect.poll(() => seen('main [role=alert]')).toHaveLength(1)
    expect(await shown('main [role=alert]')).toContain(getTranslate('en')('blog.failed'))
    expect(await shown('main h1')).toBe(texts.get('en')?.title)
    isBroken = false
    await press('main [role=alert] button')
    await expect.poll(() => shown('main h1')).toBe('Now')
    expect(await seen('main [role=alert]')).toEqual([])
  })
}
