import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type RunningServer, startServer } from '../../server/server'
import { readSettings } from '../../server/settings'
import { startChangingProxy } from '../changingProxy'
import type { VisitorBrowser } from './visitorBrowser'

/** The actions of a test in one window of an engine, on one server of the built site. */
export interface Visit extends Omit<VisitorBrowser, 'end' | 'problems'> {
  problems(): string[]
  /** @param origin of a proxy; by default, the site’s own. */
  open(path: string, origin?: string): Promise<void>
  /** A proxy of the site that changes its answers, until the test ends. */
  startProxy(changes: Parameters<typeof startChangingProxy>[1]): ReturnType<typeof startChangingProxy>
  textOf(selector: string): Promise<string | undefined>
  /** Visible texts. */
  visibleTexts(selector: string): Promise<string[]>
  /** Clicks as soon as the element is at rest and not covered. */
  clickWhenReady(selector: string): Promise<void>
  /** Scrolls there without animation. */
  scrollTo(selector: string): Promise<void>
  currentPath(): Promise<string>
  /** Goes back or forward, and waits for the page. */
  goInHistory(steps: number, path: string): Promise<void>
  waitForHydration(island: string): Promise<void>
}

/**
 * A driver looks where an element is, and then presses there: something may have moved meanwhile. A transition from the page
 * before begins with the first frame; its parts count as animations of the root.
 */
const isAtRest = `
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const element = document.querySelector(arguments[0])
    const moving = document.getAnimations().filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    resolve(element !== null && moving.every(({ effect }) => !effect.target.contains(element)))
  })))`

/** Starts a server before the tests of the file, and stops it and the window afterwards; each test starts as a new visitor with a phone. */
export function startVisit(browser: VisitorBrowser): Visit {
  let folder: string
  let server: RunningServer
  const proxies: { close(): void }[] = []
  const { run } = browser
  const currentPath = () => run<string>('return location.pathname + location.search')

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'engine-'))
    server = await startServer(readSettings({ PORT: '0', DATABASE_URL: `file:${join(folder, 'site.db')}` }), { log: () => {} })
  })
  afterAll(async () => {
    await browser.end()
    await server.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => browser.resize(390, 844))
  afterEach(async () => {
    await browser.forget()
    for (const proxy of proxies.splice(0)) proxy.close()
  })

  return {
    ...browser,
    currentPath,
    problems: () => browser.problems.splice(0),
    open: (path, origin = server.address) => browser.open(origin + path),
    async startProxy(changes) {
      const proxy = await startChangingProxy(server.address, changes)
      proxies.push(proxy)
      return proxy
    },
    textOf: (selector) => run('return document.querySelector(arguments[0])?.textContent', selector),
    visibleTexts: (selector) =>
      run('return [...document.querySelectorAll(arguments[0])].filter((each) => each.getClientRects().length > 0).map((each) => each.textContent)', selector),
    async clickWhenReady(selector) {
      await expect.poll(() => run(isAtRest, selector)).toBe(true)
      await expect.poll(() => browser.click(selector).then(() => true)).toBe(true)
    },
    scrollTo: (selector) => run('document.querySelector(arguments[0]).scrollIntoView({ block: "center", behavior: "instant" })', selector),
    async goInHistory(steps, path) {
      await run('history.go(arguments[0])', steps)
      await expect.poll(currentPath).toBe(path)
      await expect.poll(() => run('return document.readyState')).toBe('complete')
    },
    waitForHydration: (island) =>
      expect.poll(() => run('return document.querySelector(arguments[0])?.hasAttribute("data-hydrated")', `[data-island=${island}]`)).toBe(true),
  }
}
