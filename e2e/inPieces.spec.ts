import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { expect, type Page } from '@playwright/test'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { createSite } from '../server/site'
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

test('shifts nothing while a page arrives in pieces in every language', async ({ page }) => {
  await watchForShifts(page)
  await inEveryLanguage(async (locale) => {
    for (const path of shareByLocale(locale, ['/', '/contact-us', `/services/${first(getContent().services).category}`])) {
      await page.goto(origin + address(path, locale), { waitUntil: 'commit' })
      while (await page.evaluate(() => document.readyState === 'loading')) {
        await showing(page)
        sendNext()
      }
      expect.soft(await layoutShifts(page), path).toEqual([])
    }
  })
})

/** Until the browser has shown what it has; or, if it shows nothing yet, as long as that would take several times over. */
async function showing(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        setTimeout(resolve, 100)
      }),
  )
}

/** The head at once, then some elements at a time as far as one sees without scrolling, then the rest. */
function inPieces(text: string): ReadableStream {
  const start = text.indexOf('<body')
  const end = start + 18_000
  const pieces = [text.slice(0, start), ...(text.slice(start, end).match(/[\s\S]{1,1800}/g) ?? []), text.slice(end)]
  return new ReadableStream(
    {
      async pull(controller) {
        if (pieces.length > 0) controller.enqueue(new TextEncoder().encode(pieces.shift()))
        else controller.close()
        await new Promise<void>((resolve) => {
          sendNext = resolve
        })
      },
    },
    { highWaterMark: 0 },
  )
}
