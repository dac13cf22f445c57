import type { BrowserContext, Page } from '@playwright/test'
import { readToTheEnd } from '../../testing/watch'

/**
 * The longest tasks of a page’s main thread, in ms on a processor four times slower than this one. It is the time of the thread
 * itself that is multiplied: what else this machine does is not in it.
 */
export interface LongestTasks {
  /** From the request until nothing happens any more, islands awake. */
  opening: number
  /** What that task did longest. */
  'opening, doing': string
  /** Reading to the end. */
  reading: number
  'reading, doing': string
}

/** As in Lighthouse. */
const slowdown = 4

/**
 * Opens a page on a slow processor and reads it to its end.
 *
 * @param context of a browser that has visited nothing yet.
 * @param address of the page.
 */
export async function findLongestTasks(context: BrowserContext, address: string): Promise<LongestTasks> {
  const page = await context.newPage()
  const opening = await trace(page, async () => {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await settled(page)
  })
  const reading = await trace(page, async () => {
    await readToTheEnd(page)
    await settled(page)
  })
  await page.close()
  return { opening: opening.ms, 'opening, doing': opening.what, reading: reading.ms, 'reading, doing': reading.what }
}

/** Long enough for what is asked for when a page comes into sight to arrive and run, ms. */
async function settled(page: Page) {
  await page.waitForTimeout(1500)
}

/** Of Chromium’s trace format; times in µs. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Time of the thread itself. */
  tdur?: number
  args: { name?: string; data?: { url?: string; frame?: string; functionName?: string } }
}

async function trace(page: Page, work: () => Promise<void>): Promise<{ ms: number; what: string }> {
  const browser = page.context().browser()
  if (!browser) throw new Error('A trace is taken of a browser that Playwright has started.')
  await browser.startTracing(page, { categories: ['-*', '__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return longest(traceEvents)
}

function longest(events: TraceEvent[]): { ms: number; what: string } {
  const threads = new Set(events.flatMap(({ name, args, pid, tid }) => (name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid}/${tid}`] : [])))
  const own = events.filter(({ pid, tid }) => threads.has(`${pid}/${tid}`))
  const tasks = own.filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined).toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
  const task = tasks[0]
  if (!task) throw new Error('The browser has traced no task.')
  const end = task.ts + (task.dur ?? 0)
  const inside = own.filter((event) => event !== task && event.ts >= task.ts && event.ts < end && event.dur).toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
  return { ms: Math.round((slowdown * (task.tdur ?? 0)) / 1000), what: inside.slice(0, 2).map(describe).join(', ') }
}

function describe({ name, args, tdur = 0 }: TraceEvent): string {
  const url = args.data?.url
  return `${name}${url ? ` ${new URL(url).pathname.split('/').at(-1)}` : ''} ${Math.round((slowdown * tdur) / 1000)}`
}
