import { once } from 'node:events'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { backendPictures } from '../../blog/backendPictures'
import type { BlogListing } from '../../blog/blogListing'
import { listBlog } from '../../blog/listBlog'
import { attachMarkdownCache } from '../../blog/renderMarkdown'
import { freezeTime } from '../../collections/clock'
import { getContent } from '../../collections/content'
import { menuTexts } from '../../components/layout/menuLabel'
import { address } from '../../i18n/address'
import { languageOf, locales } from '../../i18n/languages'
import { isPartial } from '../../i18n/translator'
import { describeLostPages, findLostPages, findRenamed } from '../../seo/lostPages'
import { addressesIn, datePages, datesFile, findDatesBefore } from '../../seo/pageDates'
import { listRedirects } from '../../seo/redirects'
import { isSiteIndexed } from '../../seo/siteIndexing'
import { getSitemap } from '../../seo/sitemap'
import { siteOrigin } from '../../seo/siteOrigin'
import { sitePage, sitePages } from '../../seo/sitePages'
import { getUntranslated } from '../../seo/translatedPages'
import { visibleContent } from '../../seo/visibleContent'
import type { PageScripts } from '../pageScripts'
import { hash } from './fingerprint'
import { fingerprintPage } from './fingerprintPage'
import { folders } from './folders'
import { readMarkdownCache, writeMarkdownCache } from './markdownCache'
import { createOutputWriter } from './outputWriter'
import { type BuildPage, isErrorPage, listBuildPages, readPageData, readPageInputs, renderBuildPage } from './pages'
import { siteFiles } from './siteFiles'
import type { PageRecord } from './state'
import { takePages } from './takePages'
import { describeWaiting } from './waitingPages'

/** First message to each worker that runs this program; the workers share the pages. */
export interface PrerenderTask {
  /** Output folder for pages that differ from the last build. */
  folder: string
  scripts: PageScripts
  /** Whether a `.br` and a `.gz` are written beside each file. */
  compressed: boolean
  /** Index and number of workers; the first one also writes the files that a site has once. */
  worker: number
  workers: number
  /** Shared by the workers, for `takePages`. */
  taken: Int32Array
  /** By language, the fingerprint of the inputs shared by its pages, apart from the texts of the menus. */
  shared: Record<string, string>
  /** The pages of the last build, by their file. */
  previous: Record<string, PageRecord>
  /** Folder of the cache of rendered Markdown, and the fingerprints of its renderer and of the pictures. */
  markdown: { folder: string; key: string; pictures: string }
  /** The time of the whole build, in ms since the epoch. */
  now: number
  /** Whether requests to the published site, for its dates, are forbidden. */
  offline: boolean
}

/** Second message to each worker, after rendering: fingerprints of the pages’ visible content, by address. */
export type PageContents = Record<string, string>

/** The answer to it: more of the files that a site has once, and what is to be said of the site. */
export interface SiteReport {
  files: string[]
  notices: string[]
}

export interface PrerenderReport {
  /** New and changed records. */
  pages: Record<string, PageRecord>
  /** Files of the unchanged pages. */
  kept: string[]
  rendered: number
  /** The files that a site has once. */
  files: string[]
  company: string
}

// Arrives once this program is loaded.
const [task] = (await once(parentPort as MessagePort, 'message')) as [PrerenderTask]
const isFirst = task.worker === 0
freezeTime(task.now)
const output = createOutputWriter(task)

async function prerender(): Promise<PrerenderReport> {
  const { folder, key, pictures } = task.markdown
  const cached = readMarkdownCache(folder, key)
  const used = attachMarkdownCache(cached, pictures)
  const blog = await listBlog()
  const report: PrerenderReport = { pages: {}, kept: [], rendered: 0, files: [], company: getContent().company.name }
  // Read first, so that the error of a wrong setting does not blame a page.
  isSiteIndexed()
  backendPictures()
  const menus = new Map(locales.map((locale) => [locale, hash([JSON.stringify(menuTexts(locale))])]))
  for (const page of takePages(await listBuildPages(), task.taken)) {
    const previous = task.previous[page.file]
    // The entry script names all others.
    const shared = [task.shared[page.locale] ?? '', menus.get(page.locale) ?? '', task.scripts.entry]
    try {
      const fingerprint = fingerprintPage(shared, { '+data': await readPageInputs(page), head: headInputs(page, blog) })
      if (previous?.fingerprint === fingerprint) {
        report.kept.push(page.file)
        continue
      }
      const { html, share, assets } = renderBuildPage(page, await readPageData(page), { blog, scripts: task.scripts })
      report.rendered += 1
      const url = address(page.path, page.locale)
      const record: PageRecord = { fingerprint, address: url, content: hash([visibleContent(html)]), share, assets }
      report.pages[page.file] = detached(record)
      await output.write(page.file, html)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : JSON.stringify(cause)
      throw new Error(`pages${page.route} cannot be rendered as ${page.file}: ${reason}`, { cause })
    }
  }
  if (isFirst) report.files = await output.writeAll(siteFiles(blog))
  writeMarkdownCache(folder, key, used(), cached, task)
  return report
}

/** Writes the files with the pages’ dates: sitemap and `lastmod.json`. */
async function writeDated(contents: PageContents): Promise<SiteReport> {
  const blog = await listBlog()
  const redirects = listRedirects(blog)
  const before = await publishedDates
  const dates = datePages(
    contents,
    before,
    new Date().toISOString().slice(0, 10),
    redirects.map(({ from }) => from),
  )
  const paths = sitePages(blog).map(({ path }) => path)
  const lost = findLostPages(addressesIn(before), paths, getContent().redirects)
  for (const line of describeLostPages(lost, paths, findRenamed(lost, before, contents))) console.warn(line)
  const sitemap = getSitemap(sitePages(blog), siteOrigin(), (url) => dates.pages[url]?.[1])
  const notices = locales.filter(isPartial).map((locale) => describeWaiting(languageOf(locale), getUntranslated().get(locale)))
  return { files: await output.writeAll({ 'sitemap.xml': sitemap, [datesFile]: JSON.stringify(dates) }), notices }
}

/** Copies all strings, because V8’s substrings keep the whole page in memory. */
function detached<T>(values: T): T {
  return JSON.parse(JSON.stringify(values))
}

/** For the 404 page, also the known addresses. */
function headInputs({ route, path, locale, routeParams }: BuildPage, blog: BlogListing): unknown {
  return { route, path, locale, routeParams, page: sitePage(path, blog), known: isErrorPage(route) && [sitePages(blog), blog] }
}

// At the end, because it needs the definitions above. The request to the published site starts first, as it may be slow.
const publishedDates = isFirst ? findDatesBefore(folders.site, task.offline ? undefined : process.env.SITE_URL?.trim() && siteOrigin()) : undefined
parentPort?.once('message', async (contents: PageContents) => {
  const report: SiteReport = isFirst ? await writeDated(contents) : { files: [], notices: [] }
  await output.finish()
  parentPort?.postMessage(report)
})
parentPort?.postMessage(await prerender())
