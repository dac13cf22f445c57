import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { expect, type Page } from '@playwright/test'
import { getBlog } from '../blog/blog'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { createSite } from '../server/site'
import { expectLive } from '../testing/carousel'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { inMotion } from '../testing/inMotion'
import { first } from '../testing/samples'
import { shareByLocale } from '../testing/shareByLocale'
import { test } from '../testing/test'
import { layoutShifts, watchForShifts } from '../testing/watch'

test.use(inMotion)

/** Sends pages in pieces, as a bad network does: the next one goes when `sendNext` is called. */
let server: ServerType
let origin: string
let sendNext = () => {}
/** Pieces of the page that have not been sent. */
let piecesLeft = 0

test.beforeAll(async () => {
  const site = createSite()
  server = serve({
    port: 0,
    fetch: async ({ url, headers }) => {
      const isPage = headers.get('accept')?.includes('text/html')
      const answer = await site.request(url)
      return isPage ? new Response(inPieces(await answer.text()), { headers: { 'Content-Type': 'text/html; charset=utf-8' } }) : answer
    },
  })
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server.close()
})

const service = `/services/${first(getContent().services).category}`
const sector = `/work/${first(getContent().sectors).category}`
const category = `/${first(getBlog()).slug}`

/** Where parts stand beside each other, on a screen that shows as many as possible of them. */
const visits = [
  { path: '/', width: 1920, height: 1200 },
  { path: '/contact-us', width: 390, height: 844 },
  { path: service, width: 1280, height: 720 },
  { path: sector, width: 1920, height: 1200 },
  { path: '/testimonial', width: 1920, height: 1200 },
  { path: category, width: 1920, height: 1200 },
  { path: '/patent', width: 1440, height: 1200 },
  { path: '/patent', width: 768, height: 1024 },
  { path: '/o', width: 320, height: 1000 },
]

test('shifts nothing while a page arrives in pieces in every language', async ({ sharedPage: page }) => {
  await watchForShifts(page)
  await inEveryLanguage(async (locale) => {
    for (const { path, ...size } of shareByLocale(locale, visits)) {
      await page.setViewportSize(size)
      await page.goto(origin + address(path, locale), { waitUntil: 'commit' })
      while (await isArriving(page)) sendNext()
      expect.soft(await layoutShifts(page), path).toEqual([])
    }
  })
})

test('paints the home page before its end has arrived, then lays out what is below the first screen, and styles nearly every element once only', async ({
  sharedPage: page,
  browser,
}) => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.goto(`${origin}/`, { waitUntil: 'commit' })
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  while (piecesLeft > 1 && (await isArriving(page)) && !(await painted())) sendNext()
  // A slow machine paints later, but not for want of the end.
  await expect.poll(painted).toBe(true)
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  const headings = page.getByRole('main').locator('h2')
  const isLaidOut = (index: number) => headings.nth(index).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  while (piecesLeft > 2 && (await isArriving(page))) sendNext()
  await expect.poll(() => isLaidOut(-1)).toBe(false)
  expect(await isLaidOut(0)).toBe(true)
  while (await isArriving(page)) sendNext()
  await expect.poll(() => isLaidOut(-1)).toBe(true)

  // A selector that may match anything, as in `:has()` or in the rules for prefetching, makes the browser style the whole page again.
  await expectLive(page)
  const { traceEvents }: { traceEvents: { name: string; args: { elementCount?: number } }[] } = JSON.parse(String(await browser.stopTracing()))
  const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
  // Without the frames of animations.
  const styled = counts.filter((count) => count > 16).reduce((sum, count) => sum + count, 0)
  expect(styled / (await page.locator('body *').count()), `elements that were styled: ${counts.join(', ')}`).toBeLessThan(1.2)
})

/** Asked once the browser has shown what it has; or, if it shows nothing yet, after as long as that would take several times over. */
function isArriving(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const answer = () => resolve(document.readyState === 'loading')
        requestAnimationFrame(() => requestAnimationFrame(answer))
        setTimeout(answer, 100)
      }),
  )
}

/** The head at once; then, as far as the first screen, some elements at a time, each picture before the words beside it; then the rest. */
function inPieces(text: string): ReadableStream {
  const start = text.indexOf('<body')
  const end = start + 18_000
  const seen = text.slice(start, end).split(/(?<=<img[^>]*>)/)
  const pieces = [text.slice(0, start), ...seen.flatMap((part) => part.match(/[\s\S]{1,1800}/g) ?? []), text.slice(end)]
  piecesLeft = pieces.length
  return new ReadableStream(
    {
      async pull(controller) {
        if (pieces.length > 0) controller.enqueue(new TextEncoder().encode(pieces.shift()))
        else controller.close()
        piecesLeft = pieces.length
        await new Promise<void>((resolve) => {
          sendNext = resolve
        })
      },
    },
    { highWaterMark: 0 },
  )
}
