import type { BrowserContext } from '@playwright/test'

/** Times of a first visit, in ms from the click on the link; undefined if an event did not occur. */
export interface FirstVisit {
  /** First byte of the answer. */
  firstByte: number
  firstPaint: number | undefined
  largestPaint: number
  /** When the carousel has first set its position. */
  interactive: number | undefined
  /** Total time of tasks beyond 50 ms each. */
  blocked: number
  /** Layout shift (no unit). */
  shift: number
  /** Compressed HTML, and all files received before the first paint, without headers. */
  bytes: number
  bytesBeforePaint: number
}

/** Of the processor, as in the site’s performance targets. */
const slowdown = 4

/** Observation time after `load`: longer than islands take to hydrate. */
const observationMs = 1500

/** Additional time for a carousel. */
const carouselTimeoutMs = 10_000

type Observed = Pick<FirstVisit, 'largestPaint' | 'interactive' | 'blocked' | 'shift'>

/** @param context new, without cache or connections. */
export async function visitFirst(context: BrowserContext, address: string): Promise<FirstVisit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watch)
  await page.goto(address)
  await page.waitForTimeout(observationMs)
  await page.waitForFunction(isInteractive, undefined, { timeout: carouselTimeoutMs }).catch(() => {})
  return page.evaluate(read)
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const observed: Observed = { largestPaint: 0, interactive: undefined, blocked: 0, shift: 0 }
  Object.assign(window, { observed })
  observe('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime
  })
  observe('longtask', ({ duration }) => {
    observed.blocked += duration - 50
  })
  observe('layout-shift', (entry) => {
    observed.shift += (entry as PerformanceEntry & { value: number }).value
  })
  watchCarousel()

  function observe(type: string, take: (entry: PerformanceEntry) => void) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }

  function watchCarousel() {
    const hasMoved = [...document.querySelectorAll<HTMLElement>('.viewport *')].some(({ style }) => style.transform)
    if (hasMoved) observed.interactive = performance.now()
    else requestAnimationFrame(watchCarousel)
  }
}

function isInteractive(): boolean {
  return (window as unknown as { observed: Observed }).observed.interactive !== undefined || !document.querySelector('.viewport')
}

function read(): FirstVisit {
  const { observed } = window as unknown as { observed: Observed }
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const early = files.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= (firstPaint ?? 0))
  const bytes = document?.encodedBodySize ?? 0
  const bytesBeforePaint = early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, bytes)
  return { firstByte: document?.responseStart ?? 0, firstPaint, ...observed, bytes, bytesBeforePaint }
}
