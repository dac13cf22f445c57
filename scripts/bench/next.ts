import { setTimeout } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { findChromium } from '../../testing/findChromium'
import { measureInTurns, type TurnsOptions } from './slowSite'
import { medianAndFastest } from './summarize'

/** A press on a link, and how the next page came, in ms from the press; it lasts as long as a person’s (`pressMs`). */
interface Press {
  firstPaint: number
  /** First byte of the answer, before the press if the page was prefetched. */
  firstByte: number
  prepared: 'prerendered' | 'prefetched' | 'no'
}

const [from, to] = ['/services', 'footer a[href="/career"]']
const restMs = 200
const pressMs = 80
/** Until nothing of the page is on the line. */
const quietMs = 3000
const timeoutMs = 20_000

const pointers = {
  mouse: {
    viewport: { width: 1280, height: 800 },
    async press(page: Page, x: number, y: number) {
      await page.mouse.move(x - 200, y - 60)
      await page.mouse.move(x, y)
      await setTimeout(restMs)
      await page.mouse.click(x, y, { delay: pressMs })
    },
  },
  finger: {
    viewport: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    async press(page: Page, x: number, y: number) {
      const touch = await page.touchscreen.touchStart(x, y)
      await setTimeout(pressMs)
      await touch.end()
    },
  },
}

/**
 * Time from a press on a link to the first paint of the next page, over the line of `npm run bench -- line`: by a mouse that has hovered over the
 * link, and by a finger without warning. With Puppeteer, because Chromium does not prerender for a program that attaches to a page instead of its tab.
 *
 * @returns a row per pointer and build: median / fastest of the runs.
 * @throws if there is no build or no browser.
 */
export async function benchNext(options: TurnsOptions): Promise<Record<string, object>> {
  const subjects = Object.entries(pointers).map(([row, pointer]) => ({ row, ...pointer }))
  const presses = await measureInTurns(options, subjects, pressOnce)
  return Object.fromEntries(presses.map(({ row, results }) => [row, summarize(results)]))
}

/** In a new browser with an empty cache. */
async function pressOnce({ viewport, press }: (typeof pointers)[keyof typeof pointers], origin: string, flags: string[]): Promise<Press> {
  const args = flags.filter((flag) => !flag.startsWith('--disable-features'))
  // Loaded here, as `npm run bench` would load it for every other measurement.
  const { default: puppeteer } = await import('puppeteer-core')
  const browser = await puppeteer.launch({ executablePath: findChromium(), args, defaultViewport: viewport })
  try {
    const [page = await browser.newPage()] = await browser.pages()
    await page.goto(origin + from, { waitUntil: 'load' })
    await setTimeout(quietMs)
    const [x, y] = await page.$eval(to, (link) => {
      addEventListener('pointerdown', () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())), { capture: true })
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = link.getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    })
    await setTimeout(quietMs)
    await press(page, x, y)
    return await nextPage(page)
  } finally {
    await browser.close()
  }
}

/** The figures of the next page, once it is painted. While it replaces the old page, neither can be evaluated. */
async function nextPage(page: Page): Promise<Press> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await setTimeout(50)) {
    const found = await page.evaluate(read).catch(() => undefined)
    if (found) return found
  }
  throw new Error(`A press on ${to} of ${from} led to no page within ${timeoutMs} ms.`)
}

/** Runs in the page that was pressed, or in the next. */
function read(): Press | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [document] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { activationStart: number; deliveryType: string })[]
  const pressed = Number(sessionStorage.getItem('pressed')) - performance.timeOrigin
  if (!paint || !document || paint.startTime < pressed) return
  return {
    firstPaint: paint.startTime - pressed,
    firstByte: document.responseStart - pressed,
    prepared: document.activationStart ? 'prerendered' : document.deliveryType ? 'prefetched' : 'no',
  }
}

function summarize(presses: Press[]): object {
  const count = (how: Press['prepared']) => presses.filter(({ prepared }) => prepared === how).length
  return {
    'first paint': medianAndFastest(presses.map(({ firstPaint }) => firstPaint)),
    'first byte': medianAndFastest(presses.map(({ firstByte }) => firstByte)),
    prerendered: count('prerendered'),
    prefetched: count('prefetched'),
  }
}
