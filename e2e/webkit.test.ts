import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { sitePages } from '../seo/sitePages'
import { type RunningServer, startServer } from '../server/server'
import { readSettings } from '../server/settings'
import { hasWebKit, startWebKit, type WebKit } from '../testing/webkit'

/** What Chromium cannot tell: whether the site works in the engine of iPhones, tried in that engine where there is one. */
describe.skipIf(!hasWebKit)('in WebKit', () => {
  let folder: string
  let server: RunningServer
  let webkit: WebKit
  const open = (path: string) => webkit.open(server.address + path)
  const shown = (selector: string) => webkit.run<string | undefined>('return document.querySelector(arguments[0])?.textContent', selector)

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'webkit-'))
    server = await startServer(readSettings({ PORT: '0', DATABASE_URL: `file:${join(folder, 'site.db')}` }), { log: () => {} })
    webkit = await startWebKit()
  })
  afterAll(async () => {
    await webkit.end()
    await server.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => webkit.resize(390, 844))
  afterEach(() => webkit.forget())

  it.each(locales)('no page is wider than a phone in %s', async (locale) => {
    for (const { path } of sitePages()) {
      await open(address(path, locale))
      expect([path, ...(await webkit.run<unknown[]>('return [document.documentElement.lang, document.documentElement.scrollWidth - innerWidth]'))]).toEqual([
        path,
        locale,
        0,
      ])
    }
  })

  it('the menu opens, does not scroll sideways, and closes', async () => {
    await open('/')
    const isOpen = () => webkit.run('return document.getElementById("menu").matches(":popover-open")')
    await webkit.click('[popovertarget="menu"].open')
    expect(await isOpen()).toBe(true)
    expect(await webkit.run('const { scrollWidth, clientWidth } = document.getElementById("menu"); return scrollWidth - clientWidth')).toBe(0)
    await expect.poll(() => webkit.click('[popovertarget="menu"].close').then(isOpen)).toBe(false)
  })

  it.each([390, 1280])('the opening’s buttons stop and turn its slides, %d px wide', async (width) => {
    await webkit.resize(width, 800)
    await open('/')
    await expect.poll(() => webkit.run('return document.querySelector("[data-island=Carousel]").hasAttribute("data-hydrated")')).toBe(true)
    await webkit.click('.controls button:first-child')
    await expect.poll(() => webkit.run('return document.querySelector(".viewport").ariaLive')).toBe('polite')
    const inView = () =>
      webkit.run('return [...document.querySelectorAll(".track > *")].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left) < 2)')
    await expect.poll(inView).toBeGreaterThan(-1)
    const before = Number(await inView())
    await webkit.click('.controls button:last-child')
    const count = await webkit.run<number>('return document.querySelectorAll(".track > *").length')
    await expect.poll(inView).toBe((before + 1) % count)
  })

  it.each(locales)('a message is sent in %s, and its sender told', async (locale) => {
    await open(address('/contact-us', locale))
    await webkit.type('[name=message]', 'WebKit')
    await expect.poll(() => webkit.run('return document.querySelector("[data-island=SendMessage]").hasAttribute("data-hydrated")')).toBe(true)
    await webkit.run('document.querySelector("form [type=submit]").click()')
    await expect.poll(() => shown('form .outcome')).toBe(getTranslate(locale)('contact.success'))
  })

  it('a Japanese heading breaks between its phrases', async () => {
    await open('/ja')
    const lines = await webkit.run<[string, number][]>(`
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
