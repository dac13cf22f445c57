import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { address } from '../../i18n/address'
import { defaultLocale, locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { pathOf, translatedPost } from '../samples'
import type { Visit } from './visit'

export function tryBlog({ open, visibleTexts, textOf, clickWhenReady, startProxy }: Visit): void {
  const { texts, ...post } = translatedPost()

  it.each(locales)('shows posts newer than the build in %s', async (locale) => {
    const path = address(pathOf(post), locale)
    const proxy = await startProxy({ rewritePath: (asked) => (asked === path ? `${path}-missing` : asked) })
    await open(path, proxy.address)
    const text = texts.get(locale) ?? texts.get(defaultLocale)
    await expect.poll(() => visibleTexts('main h1')).toEqual([text?.title])
    expect(await visibleTexts('main .prose')).toHaveLength(1)
    // This browser formats its date; the build formatted the page’s.
    const [, date] = /<time[^>]*>(.*?)<\/time>/.exec(readFileSync(`dist/client${path}.html`, 'utf8')) ?? []
    expect(await textOf('main time')).toBe(date)
  })

  it('updates changed posts; keeps the text, reports it and can retry when that fails', async () => {
    const isPost = (path: string) => path.startsWith('/backend/blog.php')
    let isBroken = true
    const proxy = await startProxy({
      rewritePath: (path) => (isBroken && isPost(path) ? '/missing' : path),
      changeBody: (text, path) => (isPost(path) && !isBroken ? JSON.stringify({ ...JSON.parse(text), title: 'Now' }) : text),
    })
    await open(pathOf(post), proxy.address)
    await expect.poll(() => visibleTexts('main [role=alert]')).toHaveLength(1)
    expect(await textOf('main [role=alert]')).toContain(getTranslate('en')('blog.failed'))
    expect(await textOf('main h1')).toBe(texts.get('en')?.title)
    isBroken = false
    await clickWhenReady('main [role=alert] button')
    await expect.poll(() => textOf('main h1')).toBe('Now')
    expect(await visibleTexts('main [role=alert]')).toEqual([])
  })
}
