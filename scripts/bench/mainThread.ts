import type { BrowserContext, Page } from '@playwright/test'
import { readToTheEnd } from '../../testing/watch'

/**
 * The longest tasks of a page’s main thread, in ms on a processor four times slower than this one. CPU time of the thread is
 * multiplied, so other load on the machine does not count.
 */
interface LongestTasks {
  /** From the request until the page is idle, islands hydrated. */
  loading: number
  /** Its longest parts. */
  'loading, longest': string
  /** Scrolling to the end. */
  reading: number
  'reading, longest': string
}

/** As in Lighthouse. */
const slowdown = 4

/**
 * Loads a page on a simulated slow processor and scrolls to its end.
 *
 * @param context new, without cache.
 * @param address of the page.
 */
export async function findLongestTasks(context: BrowserContext, address: string): Promise<LongestTasks> {
  const page = await context.newPage()
  const loading = await trace(page, async () => {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await settled(page)
  })
  const reading = await trace(page, async () => {
    await readToTheEnd(page)
    await settled(page)
  })
  await page.close()
  return { loading: loading.ms, 'loading, longest': loading.parts, reading: reading.ms, 'reading, longest': reading.parts }
}

/** Long enough for lazy files to load and run. */
async function settled(page: Page) {
  await page.waitForTimeout(1500)
}

/** Chromium’s trace format; times in µs. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** CPU time of the thread. */
  tdur?: number
  args: { name?: string; data?: { url?: string; frame?: string; functionName?: string } }
}

async function trace(page: Page, work: () => Promise<void>): Promise<{ ms: number; parts: string }> {
  const browser = page.context().browser()
  if (!browser) throw new Error('Tracing needs a browser launched by Playwright.')
  await browser.startTracing(page, { categories: ['-*', '__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return longest(traceEvents)
}

function longest(events: TraceEvent[]): { ms: number; parts: string } {
  const threads = new Set(events.flatMap(({ name, args, pid, tid }) => (name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid}/${tid}`] : [])))
  const own = events.filter(({ pid, tid }) => threads.has(`${pid}/${tid}`))
  const tasks = own.filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined).toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
  const task = tasks[0]
  if (!task) throw new Error('The trace contains no task.')
  const end = task.ts + (task.dur ?? 0)
  const inside = own.filter((event) => event !== task && event.ts >= task.ts && event.ts < end && event.dur).toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
  return { ms: Math.round((slowdown * (task.tdur ?? 0)) / 1000), parts: inside.slice(0, 2).map(describe).join(', ') }
}

function describe({ name, args, tdur = 0 }: TraceEvent): string {
  const url = args.data?.url
  return `${name}${url ? ` ${new URL(url).pathname.split('/').at(-1)}` : ''} ${Math.round((slowdown * tdur) / 1000)}`
}
