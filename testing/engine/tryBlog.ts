import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { address } from '../../i18n/address'
import { dateLocaleOf, locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { pathOf, translatedPost } from '../samples'
import type { Visit } from './visit'

export function tryBlog({ open, run, visibleTexts, textOf, clickWhenReady, startProxy }: Visit): void {
  const { texts, ...post } = translatedPost()

  it('shows posts newer than the build, with their dates as the build writes them', async () => {
    const path = pathOf(post)
    const proxy = await startProxy({ rewritePath: (asked) => (asked === path ? `${path}-missing` : asked) })
    await open(path, proxy.address)
    await expect.poll(() => visibleTexts('main h1')).toEqual([texts.get('en')?.title])
    expect(await visibleTexts('main .prose')).toHaveLength(1)
    const dates = locales.map((locale) => {
      const [, day, written] = /<time dateTime="(.*?)">(.*?)<\/time>/.exec(readFileSync(`dist/client${address(path, locale)}.html`, 'utf8')) ?? []
      return { locale: dateLocaleOf(locale), day, written }
    })
    expect(await textOf('main time')).toBe(dates[locales.indexOf('en')]?.written)
    // Browsers have their own words for dates. Asked for as by `islands/blog/Day.tsx`.
    const write = 'return arguments[0].map(({ locale, day }) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day)))'
    expect(await run(write, dates)).toEqual(dates.map(({ written }) => written))
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
