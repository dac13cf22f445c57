import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { contentMethod } from './visibleContent'

/** Where the dates stand in a site, for the build that replaces it: from its root. */
export const datesFile = 'lastmod.json'

const shape = z.object({
  /** `contentMethod` of the build. */
  method: z.number(),
  /** By address without origin: a fingerprint of the page’s visible content and, where it is known, the day (UTC) since when it is that. */
  pages: z.record(z.string(), z.union([z.tuple([z.string()]), z.tuple([z.string(), z.iso.date()])])),
  /** Addresses that lead to pages, which must not be forgotten either. */
  redirects: z.array(z.string()).optional(),
})

export type PageDates = z.infer<typeof shape>

/**
 * Since when each page shows what it shows. A date is given only to what has been seen to change, or to be new: where it is
 * not known what the site was before, there is none, as search engines stop believing a sitemap that has wrong ones
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes-about-xml-sitemaps).
 *
 * @param contents fingerprints of the pages’ visible content, by address.
 * @param before of the site that this one replaces.
 * @param today as in `2026-11-21`.
 * @param redirects addresses that lead to pages.
 */
export function datePages(contents: Record<string, string>, before: PageDates | undefined, today: string, redirects: string[] = []): PageDates {
  const isComparable = before?.method === contentMethod
  const sorted = Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1))
  const pages = sorted.map(([address, content]): [string, PageDates['pages'][string]] => {
    const previous = before?.pages[address]
    if (!before || (previous && !isComparable)) return [address, [content]]
    return [address, previous?.[0] === content ? previous : [content, today]]
  })
  return { method: contentMethod, pages: Object.fromEntries(pages), ...(redirects.length > 0 && { redirects }) }
}

/** Every address that a site answers at, as its dates know it. */
export function addressesIn(dates: PageDates | undefined): string[] {
  return dates ? [...Object.keys(dates.pages), ...(dates.redirects ?? [])] : []
}

/** The dates of a build; nothing where it has none. */
export function readDates(folder: string): PageDates | undefined {
  try {
    return parseDates(readFileSync(`${folder}/${datesFile}`, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The dates of the site that a build replaces: of the published one, where it can be asked, else of the last build here.
 *
 * @param folder of the last build.
 * @param origin of the published site, if it is to be asked.
 */
export async function findDatesBefore(folder: string, origin: string | undefined): Promise<PageDates | undefined> {
  const last = readDates(folder)
  if (!origin) return last
  try {
    return (await fetchDates(origin)) ?? last
  } catch (error) {
    console.warn(`${(error as Error).message} The sitemap tells since when pages are as they are ${last ? 'as far as the last build here knows' : 'of none'}.`)
    return last
  }
}

/**
 * The dates of the site as it is published.
 *
 * @param origin of the site.
 * @returns nothing where the site has no dates yet.
 * @throws where it does not answer, or not with dates.
 */
export async function fetchDates(origin: string): Promise<PageDates | undefined> {
  const address = `${origin}/${datesFile}`
  try {
    // Pages are rendered meanwhile, and on a slow machine it takes seconds until anyone can look at the answer.
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000), headers: { Accept: 'application/json' } })
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
