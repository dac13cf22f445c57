import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { ownScripts } from '../../testing/scripts'
import { readToTheEnd } from '../../testing/watch'

/** Weight of a page; sizes in kB, compressed, without headers. */
interface PageWeight {
  /** HTML with inline styles. */
  html: number
  /** Elements of the document. */
  elements: number
  fonts: number
  /** Pictures loaded without scrolling, and after scrolling to the end. */
  pictures: number
  'pictures, all': number
  /** Scripts of the page with their imports; then including islands hydrated when idle, when scrolled to, and when the form is focused. */
  scripts: number
  'when idle': number
  'when read': number
  'when touched': number
  /** Requests without scrolling, and in total. */
  requests: number
  'requests, all': number
}

/**
 * Loads a page on a phone, waits until it is idle, scrolls to its end and focuses its form; sums up the transferred bytes
 * after each step.
 *
 * @param context new, without cache.
 * @param address of the page.
 */
export async function weighPage(context: BrowserContext, address: string): Promise<PageWeight> {
  const page = await context.newPage()
  const traffic = watchTraffic(page)
  await page.goto(address)
  const own = new Set(await ownScripts(page, context.request))
  const loaded = await traffic.settle()
  const elements = await page.locator('*').count()
  await readToTheEnd(page)
  const read = await traffic.settle()
  const field = page.locator('form input:visible').first()
  if ((await field.count()) > 0) await field.focus()
  const touched = await traffic.settle()
  await page.close()
  return {
    html: kilobytes(loaded.filter(({ type }) => type === 'document')),
    elements,
    fonts: kilobytes(loaded.filter(({ type }) => type === 'font')),
    pictures: kilobytes(loaded.filter(({ type }) => type === 'image')),
    'pictures, all': kilobytes(read.filter(({ type }) => type === 'image')),
    scripts: kilobytes(loaded.filter(({ path }) => own.has(path))),
    'when idle': kilobytes(loaded.filter(({ type }) => type === 'script')),
    'when read': kilobytes(read.filter(({ type }) => type === 'script')),
    'when touched': kilobytes(touched.filter(({ type }) => type === 'script')),
    requests: loaded.length,
    'requests, all': touched.length,
  }
}

interface Response {
  type: string
  path: string
  bytes: number
}

/** Records the responses of a page; `settle` waits until the page has been idle for a while. */
function watchTraffic(page: Page) {
  const responses: Response[] = []
  const open = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => {
    open.add(request)
    last = Date.now()
  })
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    responses.push({ type: request.resourceType(), path: new URL(request.url()).pathname, bytes: responseBodySize })
    open.delete(request)
    last = Date.now()
  })
  page.on('requestfailed', (request) => open.delete(request))
  return {
    async settle(): Promise<Response[]> {
      const start = Date.now()
      while (open.size > 0 || Date.now() - Math.max(last, start) < idleMs) await sleep(50)
      return [...responses]
    },
  }
}

/** Longer than the idle timeout of islands. */
const idleMs = 1000

function kilobytes(responses: Response[]): number {
  return Number((responses.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1))
}
