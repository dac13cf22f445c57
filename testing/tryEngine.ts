import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { defaultLocale, locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { type RunningServer, startServer } from '../server/server'
import { readSettings } from '../server/settings'
import { first, pathOf, translatedPost } from './samples'
import { chunkOfIsland } from './scripts'
import { startInFront } from './serverInFront'
import type { VisitorBrowser } from './visitorBrowser'

/**
 * What Chromium cannot tell: whether the site works in another engine. The same tests for each, in the words of visitors.
 *
 * @param isThere whether it is installed; where it is not, the tests are skipped.
 * @param pages what is opened in every language; a page that is to be missing has its status.
 */
export function tryEngine(name: string, isThere: boolean, start: () => Promise<VisitorBrowser>, pages: readonly { path: string; status?: number }[]): void {
  if (!isThere) console.log(`${name} is not installed, so the site is not tried in it (docs/browsers.md).`)
  describe.skipIf(!isThere)(`in ${name}`, () => {
    let folder: string
    let server: RunningServer
    let browser: VisitorBrowser
    const open = (path: string) => browser.open(server.address + path)
    const run: VisitorBrowser['run'] = (body, ...values) => browser.run(body, ...values)
    const shown = (selector: string) => run<string | undefined>('return document.querySelector(arguments[0])?.textContent', selector)
    /** Texts of what is seen. */
    const seen = (selector: string) =>
      run<string[]>(
        'return [...document.querySelectorAll(arguments[0])].filter((each) => each.getClientRects().length > 0).map((each) => each.textContent)',
        selector,
      )
    /** Clicks as soon as it stands still and nothing lies above it. */
    const press = (selector: string) => expect.poll(() => browser.click(selector).then(() => true)).toBe(true)
    const place = () => run<string>('return location.pathname + location.search')
    const wakes = (island: string) =>
      expect.poll(() => run('return document.querySelector(arguments[0])?.hasAttribute("data-hydrated")', `[data-island=${island}]`)).toBe(true)

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'engine-'))
      server = await startServer(readSettings({ PORT: '0', DATABASE_URL: `file:${join(folder, 'site.db')}` }), { log: () => {} })
      browser = await start()
    })
    afterAll(async () => {
      await browser.end()
      await server.close()
      rmSync(folder, { recursive: true })
    })
    beforeEach(() => browser.resize(390, 844))
    afterEach(() => browser.forget())

    it.each(locales)('no page has an error or is wider than a phone in %s', async (locale) => {
      for (const { path, status } of pages) {
        await open(address(path, locale))
        const found = await run<unknown[]>('const root = document.documentElement; return [root.lang, root.scrollWidth - root.clientWidth]')
        // That a page is missing is what was asked for.
        const problems = browser.problems.splice(0).filter((problem) => status === undefined || !problem.includes(String(status)))
        expect([path, ...found, problems]).toEqual([path, locale, 0, []])
      }
    })

    it('the menu opens, does not scroll sideways, and closes', async () => {
      await open('/')
      const isOpen = () => run('return document.getElementById("menu").matches(":popover-open")')
      await browser.click('[popovertarget="menu"].open')
      expect(await isOpen()).toBe(true)
      expect(await run('const { scrollWidth, clientWidth } = document.getElementById("menu"); return scrollWidth - clientWidth')).toBe(0)
      await expect.poll(() => browser.click('[popovertarget="menu"].close').then(isOpen)).toBe(false)
    })

    it('the language changes, and the page stays', async () => {
      await open('/services')
      for (const locale of locales.toReversed()) {
        await press('[popovertarget="menu"].open')
        await press('header summary[aria-label]')
        await press(`header a[hreflang=${locale}]`)
        await expect.poll(place).toBe(address('/services', locale))
        await expect.poll(() => run('return document.readyState')).toBe('complete')
      }
    })

    it.each([390, 1280])('the opening’s buttons stop and turn its slides, %d px wide', async (width) => {
      await browser.resize(width, 800)
      await open('/')
      await wakes('Carousel')
      await browser.click('.controls button:first-child')
      await expect.poll(() => run('return document.querySelector(".viewport").ariaLive')).toBe('polite')
      const inView = () => run('return [...document.querySelectorAll(".track > *")].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left) < 2)')
      await expect.poll(inView).toBeGreaterThan(-1)
      const before = Number(await inView())
      await browser.click('.controls button:last-child')
      const count = await run<number>('return document.querySelectorAll(".track > *").length')
      await expect.poll(inView).toBe((before + 1) % count)
    })

    it('counters stay on one line while they run', async () => {
      await open('/')
      const final = getContent().statistics.map(({ value }) => String(value))
      await run(`
        window.lines = new Set()
        const watch = () => {
          for (const number of document.querySelectorAll('.running > span')) {
            const range = document.createRange()
            range.selectNodeContents(number)
            window.lines.add(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
          }
          requestAnimationFrame(watch)
        }
        watch()
        scrollTo({ top: document.querySelector('.running').getBoundingClientRect().top + scrollY - 1.5 * innerHeight, behavior: 'instant' })`)
      await wakes('Counters')
      await expect.poll(() => shown('.running > span')).toBe('0')
      await run('document.querySelector("dl:has(.running)").scrollIntoView({ block: "center", behavior: "instant" })')
      await expect.poll(() => run('return [...document.querySelectorAll(".running > span")].map((each) => each.textContent)')).toEqual(final)
      expect(await run('return [...window.lines]')).toEqual([1])
    })

    it.each(locales)('a message is sent in %s, and its sender told', async (locale) => {
      await open(address('/contact-us', locale))
      await browser.type('[name=message]', name)
      await wakes('SendMessage')
      await run('document.querySelector("form [type=submit]").click()')
      await expect.poll(() => shown('form .outcome')).toBe(getTranslate(locale)('contact.success'))
    })

    it.each(locales)('a post that is newer than the build is shown in %s', async (locale) => {
      const { texts, ...post } = translatedPost()
      const path = address(pathOf(post), locale)
      const front = await startInFront(server.address, (asked) => (asked === path ? `${path}-missing` : asked))
      await browser.open(front.address + path)
      const text = texts.get(locale) ?? texts.get(defaultLocale)
      await expect.poll(() => seen('main h1')).toEqual([text?.title])
      expect(await seen('main .prose')).toHaveLength(1)
      front.close()
    })

    it('an island whose file was refused can be tried again', async () => {
      const chunk = chunkOfIsland('Counters')
      let isRefused = true
      const front = await startInFront(server.address, (asked) => (isRefused && asked === chunk ? '/missing' : asked))
      await browser.open(front.address)
      const approach = () => run('document.querySelector("[data-island=Counters] dl").scrollIntoView({ block: "center", behavior: "instant" })')
      await approach()
      const notice = '[data-island=Counters] ~ [role=alert]'
      await expect.poll(() => seen(notice)).toHaveLength(1)
      isRefused = false
      await run('document.querySelector(arguments[0]).click()', `${notice} button`)
      // By hand again, where the page was made anew.
      await expect.poll(() => approach().then(() => run('return document.querySelector("[data-island=Counters]").hasAttribute("data-hydrated")'))).toBe(true)
      expect(await seen(notice)).toEqual([])
      front.close()
    })

    it('a tab shows its panel alone, and a sector its projects', async () => {
      await open('/products')
      expect(await seen('[data-panel]')).toHaveLength(1)
      await run('document.querySelector("[value=web]").click()')
      expect(await seen('[data-panel]')).toEqual([getTranslate('en')('products.placeholders.web')])
      const { category } = first(getContent().sectors)
      const { projects } = getContent()
      await open(`/work?category=${category}`)
      expect(await seen('main article')).toHaveLength(projects.filter((project) => project.category === category).length)
    })

    it('a Japanese heading breaks between its phrases', async () => {
      await open('/ja')
      const lines = await run<[string, number][]>(`
        const phrases = []
        for (const mark of document.querySelectorAll('h2 wbr')) for (const node of [mark.previousSibling, mark.nextSibling]) {
          const range = document.createRange()
          range.selectNodeContents(node)
          phrases.push([node.textContent, new Set([...range.getClientRects()].map(({ top }) => top)).size])
        }
        return phrases`)
      expect(lines.length).toBeGreaterThan(5)
      expect(lines.filter(([, count]) => count !== 1)).toEqual([])
    })
  })
}
