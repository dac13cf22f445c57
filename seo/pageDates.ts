import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { contentMethod } from './visibleContent'

/** File with the pages’ dates, relative to the site’s root; the next build reads it. */
export const datesFile = 'lastmod.json'

const shape = z.object({
  /** `contentMethod` of the build. */
  method: z.number(),
  /** By address without origin: fingerprint of the page’s visible content and, if known, the day (UTC) of its last change. */
  pages: z.record(z.string(), z.union([z.tuple([z.string()]), z.tuple([z.string(), z.iso.date()])])),
  /** Addresses with redirects, which must not get lost either. */
  redirects: z.array(z.string()).optional(),
})

export type PageDates = z.infer<typeof shape>

/**
 * Dates of the last change of each page. Only observed changes and new pages get a date: search engines stop trusting a
 * sitemap with wrong dates
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes-about-xml-sitemaps).
 *
 * @param contents fingerprints of the pages’ visible content, by address.
 * @param before dates of the replaced site.
 * @param today as in `2026-11-21`.
 * @param redirects addresses that redirect.
 */
export function datePages(contents: Record<string, string>, before: PageDates | undefined, today: string, redirects: string[]): PageDates {
  const isComparable = before?.method === contentMethod
  const sorted = Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1))
  const pages = sorted.map(([address, content]): [string, PageDates['pages'][string]] => {
    const previous = before?.pages[address]
    if (!before || (previous && !isComparable)) return [address, [content]]
    return [address, previous?.[0] === content ? previous : [content, today]]
  })
  return { method: contentMethod, pages: Object.fromEntries(pages), ...(redirects.length > 0 && { redirects }) }
}

/** Every address of a site, redirects included. */
export function addressesIn(dates: PageDates | undefined): string[] {
  return dates ? [...Object.keys(dates.pages), ...(dates.redirects ?? [])] : []
}

/** The dates of a build, if it has any. */
export function readDates(folder: string): PageDates | undefined {
  try {
    return parseDates(readFileSync(`${folder}/${datesFile}`, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The dates of the replaced site: of the published one, if it answers, else of the last local build.
 *
 * @param folder of the last build.
 * @param origin of the published site, if it may be requested.
 */
export async function findDatesBefore(folder: string, origin: string | undefined): Promise<PageDates | undefined> {
  const last = readDates(folder)
  if (!origin) return last
  try {
    return (await fetchDates(origin)) ?? last
  } catch (error) {
    console.warn(`${(error as Error).message} The sitemap ${last ? 'uses the dates of the last build here' : 'has no dates'}.`)
    return last
  }
}

/**
 * The dates of the published site.
 *
 * @param origin of the site.
 * @returns undefined if the site has no dates yet.
 * @throws if it does not answer, or with something else.
 */
export async function fetchDates(origin: string): Promise<PageDates | undefined> {
  const address = `${origin}/${datesFile}`
  try {
    // A long limit: pages are rendered at the same time, and on a slow machine the answer is read only seconds later.
    const response = await fetch(address, { signal: AbortSignal.timeout(60_000), headers: { Accept: 'application/json' } })
    if (response.status === 404 || response.status === 410) return undefined
    if (!response.ok) throw new Error(`status ${response.status}`)
    return parseDates(await response.text())
  } catch (error) {
    const { message, cause } = error as Error
    throw new Error(`${address} cannot be read: ${cause instanceof Error ? cause.message || cause.name : message}.`, { cause: error })
  }
}

function parseDates(text: string): PageDates {
  return shape.parse(JSON.parse(text))
}
