import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type RunningServer, startServer } from '../../server/server'
import { readSettings } from '../../server/settings'
import { startInFront } from '../serverInFront'
import type { VisitorBrowser } from './visitorBrowser'

/** The actions of a test in one window of an engine, on one server of the built site. */
export interface Visit extends Omit<VisitorBrowser, 'end' | 'problems'> {
  problems(): string[]
  /** Opens a page of the site, or an absolute address in front of it. */
  open(path: string, origin?: string): Promise<void>
  /** A server in front of the site that changes its answers, until the test ends. */
  inFront(changes: Parameters<typeof startInFront>[1]): ReturnType<typeof startInFront>
  shown(selector: string): Promise<string | undefined>
  /** Visible texts. */
  seen(selector: string): Promise<string[]>
  /** Clicks as soon as the element is stable and not covered. */
  press(selector: string): Promise<void>
  /** Scrolls there without animation. */
  approach(selector: string): Promise<void>
  place(): Promise<string>
  /** Goes back or forward, and waits for the page. */
  travel(steps: number, path: string): Promise<void>
  wakes(island: string): Promise<void>
}

/** Starts a server before the tests of the file, and stops it and the window afterwards; each test starts as a new visitor with a phone. */
export function startVisit(browser: VisitorBrowser): Visit {
  let folder: string
  let server: RunningServer
  const fronts: { close(): void }[] = []
  const run: Visit['run'] = (body, ...values) => browser.run(body, ...values)
  const place = () => run<string>('return location.pathname + location.search')

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
    for (const front of fronts.splice(0)) front.close()
  })

  return {
    run,
    place,
    resize: (width, height) => browser.resize(width, height),
    click: (selector) => browser.click(selector),
    type: (selector, text) => browser.type(selector, text),
    forget: () => browser.forget(),
    ...(browser.print && { print: () => browser.print?.() as Promise<Buffer> }),
    problems: () => browser.problems.splice(0),
    open: (path, origin = server.address) => browser.open(origin + path),
    async inFront(changes) {
      const front = await startInFront(server.address, changes)
      fronts.push(front)
      return front
    },
    shown: (selector) => run('return document.querySelector(arguments[0])?.textContent', selector),
    seen: (selector) =>
      run('return [...document.querySelectorAll(arguments[0])].filter((each) => each.getClientRects().length > 0).map((each) => each.textContent)', selector),
    press: (selector) => expect.poll(() => browser.click(selector).then(() => true)).toBe(true),
    approach: (selector) => run('document.querySelector(arguments[0]).scrollIntoView({ block: "center", behavior: "instant" })', selector),
    async travel(steps, path) {
      await run('history.go(arguments[0])', steps)
      await expect.poll(place).toBe(path)
      await expect.poll(() => run('return document.readyState')).toBe('complete')
    },
    wakes: (island) =>
      expect.poll(() => run('return document.querySelector(arguments[0])?.hasAttribute("data-hydrated")', `[data-island=${island}]`)).toBe(true),
  }
}
