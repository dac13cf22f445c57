import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { ownScripts } from '../../testing/scripts'
import { readToTheEnd } from '../../testing/watch'

/** What a page costs its visitor; sizes are kB as they travel, without headers. */
export interface PageWeight {
  /** HTML, with the styles in it. */
  html: number
  /** Elements of the document. */
  elements: number
  fonts: number
  /** Pictures that are asked for without scrolling, and down to the end. */
  pictures: number
  'pictures, all': number
  /** Scripts that the page names, with what they import; with what wakes when the browser is idle; with what comes into sight; with what the form needs. */
  scripts: number
  'when idle': number
  'when read': number
  'when touched': number
  /** Requests without scrolling, and in all. */
  requests: number
  'requests, all': number
}

/**
 * Opens a page on a phone, waits until nothing is asked for any more, reads to its end, touches its form, and weighs what has
 * been sent by then.
 *
 * @param context of a browser that has visited nothing yet.
 * @param address of the page.
 */
export async function weighPage(context: BrowserContext, address: string): Promise<PageWeight> {
  const page = await context.newPage()
  const traffic = watchTraffic(page)
  await page.goto(address)
  const own = new Set(await ownScripts(page, context.request))
  const opened = await traffic.settle()
  const elements = await page.locator('*').count()
  await readToTheEnd(page)
  const read = await traffic.settle()
  const field = page.locator('form input:visible').first()
  if ((await field.count()) > 0) await field.focus()
  const touched = await traffic.settle()
  await page.close()
  return {
    html: kilobytes(opened.filter(({ type }) => type === 'document')),
    elements,
    fonts: kilobytes(opened.filter(({ type }) => type === 'font')),
    pictures: kilobytes(opened.filter(({ type }) => type === 'image')),
    'pictures, all': kilobytes(read.filter(({ type }) => type === 'image')),
    scripts: kilobytes(opened.filter(({ path }) => own.has(path))),
    'when idle': kilobytes(opened.filter(({ type }) => type === 'script')),
    'when read': kilobytes(read.filter(({ type }) => type === 'script')),
    'when touched': kilobytes(touched.filter(({ type }) => type === 'script')),
    requests: opened.length,
    'requests, all': touched.length,
  }
}

interface Answer {
  type: string
  path: string
  bytes: number
}

/** All that a page asks for from now on; `settle` waits until there has been nothing for a while. */
function watchTraffic(page: Page) {
  const answers: Answer[] = []
  const open = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => {
    open.add(request)
    last = Date.now()
  })
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    answers.push({ type: request.resourceType(), path: new URL(request.url()).pathname, bytes: responseBodySize })
    open.delete(request)
    last = Date.now()
  })
  page.on('requestfailed', (request) => open.delete(request))
  return {
    async settle(): Promise<Answer[]> {
      const asked = Date.now()
      while (open.size > 0 || Date.now() - Math.max(last, asked) < quiet) await sleep(50)
      return [...answers]
    },
  }
}

/** Longer than a browser waits before it calls itself idle, ms. */
const quiet = 1000

function kilobytes(answers: Answer[]): number {
  return Number((answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1))
}
