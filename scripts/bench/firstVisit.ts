import type { BrowserContext } from '@playwright/test'

/** What a visitor of a page waits for, ms from the press on the link; undefined is what did not come about. */
export interface FirstVisit {
  /** First byte of the answer. */
  answered: number
  firstPaint: number | undefined
  largestPaint: number
  /** When the carousel has moved to its place for the first time. */
  alive: number | undefined
  /** What tasks take over 50 ms each. */
  blocked: number
  /** Layout shift, which has no unit. */
  shift: number
  /** HTML, and all files that had come by the first paint, as they travel, without headers. */
  bytes: number
  bytesBeforePaint: number
}

/** How long a page is watched after `load`, ms: longer than islands take to wake. */
const watched = 1500

/** How long a carousel is waited for after that, ms. Carousels are found by the role they describe, which is a word of each language. */
const maxWaking = 10_000

interface Seen {
  largestPaint: number
  alive: number | undefined
  blocked: number
  shift: number
}

/** @param context of a browser without cache or connection. */
export async function visitFirst(context: BrowserContext, address: string, slowdown: number): Promise<FirstVisit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watch)
  await page.goto(address)
  await page.waitForTimeout(watched)
  await page.waitForFunction(isAlive, undefined, { timeout: maxWaking }).catch(() => {})
  return page.evaluate(read)
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const seen: Seen = { largestPaint: 0, alive: undefined, blocked: 0, shift: 0 }
  Object.assign(window, { seen })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50
  })
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
  look()

  function observe(type: string, take: (entry: PerformanceEntry) => void) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }

  function look() {
    const hasMoved = [...document.querySelectorAll<HTMLElement>('[aria-roledescription] *')].some(({ style }) => style.transform)
    if (hasMoved) seen.alive = performance.now()
    else requestAnimationFrame(look)
  }
}

function isAlive(): boolean {
  return (window as unknown as { seen: Seen }).seen.alive !== undefined || !document.querySelector('[aria-roledescription]')
}

function read(): FirstVisit {
  const { seen } = window as unknown as { seen: Seen }
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const early = files.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= (firstPaint ?? 0))
  const bytes = document?.encodedBodySize ?? 0
  const bytesBeforePaint = early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, bytes)
  return { answered: document?.responseStart ?? 0, firstPaint, ...seen, bytes, bytesBeforePaint }
}
