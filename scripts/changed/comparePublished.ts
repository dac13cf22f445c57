import { forEachConcurrent } from '../../collections/forEachConcurrent'
import { folders } from '../../renderer/prerender/folders'
import { datesFile, fetchDates, readDates } from '../../seo/pageDates'
import type { ComparedPage, Comparison } from './comparison'

/**
 * Compares the last build with the published site. `lastmod.json` of both tells which pages differ between header and
 * footer; only these are fetched.
 *
 * @param origin of the published site, without a trailing slash.
 * @param read returns the HTML of a page of the build.
 * @throws if the site does not answer, or was published by a build without comparable fingerprints.
 */
export async function comparePublished(origin: string, read: (address: string) => string): Promise<Comparison> {
  const [before, after] = [await fetchDates(origin), readDates(folders.site)]
  if (!after) throw new Error(`There is no ${folders.site}/${datesFile}. Run \`npm run build\` first.`)
  if (before?.method !== after.method) {
    throw new Error(`${origin} was published by another version of the build, so its pages cannot be told apart. Compare with a copy of it: --since <folder>`)
  }
  const addresses = [...new Set([...Object.keys(before.pages), ...Object.keys(after.pages)])]
  const differing = addresses.filter((address) => before.pages[address]?.[0] !== after.pages[address]?.[0])
  const pages: ComparedPage[] = []
  await forEachConcurrent(differing, 8, async (address) => {
    const exists = before.pages[address] !== undefined
    pages.push({ address, before: exists ? await fetchPage(origin + address) : undefined, after: after.pages[address] && read(address) })
  })
  pages.sort((a, b) => (a.address < b.address ? -1 : 1))
  return { before: `${origin}, headers and footers apart`, pages, beforeFile: (path) => `${origin}/${path}` }
}

/** The 404 pages have status 404. */
async function fetchPage(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) })
  if (!response.ok && !address.endsWith('/404')) throw new Error(`${address} answers with status ${response.status}.`)
  return response.text()
}
