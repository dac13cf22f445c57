import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { backendAddress } from '../../blog/backendAddress'
import type { BlogListing } from '../../blog/blogListing'
import { listBlog } from '../../blog/listBlog'
import { attachMarkdownCache } from '../../blog/markdown'
import { freezeTime } from '../../collections/clock'
import { getContent } from '../../collections/content'
import { address } from '../../i18n/address'
import { languageOf, locales } from '../../i18n/languages'
import { isPartial } from '../../i18n/translator'
import { describeLostPages, findLostPages } from '../../seo/lostPages'
import { listRedirects } from '../../seo/redirects'
import { isSiteIndexed } from '../../seo/siteIndexing'
import { getRobots, getSitemap } from '../../seo/sitemap'
import { siteOrigin } from '../../seo/siteOrigin'
import { sitePage, sitePages } from '../../seo/sitePages'
import { getUntranslated } from '../../seo/translatedPages'
import { securityText, securityTextFile } from '../../server/securityText'
import { compress, isText } from './compress'
import { getFeeds } from './feeds'
import { referencedAssets } from './findReachable'
import { folders } from './folders'
import { hostingFiles, hostingRules } from './hosting'
import { hash } from './inputs'
import { readMarkdownCache, writeMarkdownCache } from './markdownCache'
import { nginx, nginxSite } from './nginx'
import { addressesIn, datePages, datesFile, findDatesBefore } from './pageDates'
import { type BuildPage, isErrorPage, listBuildPages, readPageData, readPageInputs, renderBuildPage } from './pages'
import { plainJson } from './plainJson'
import { redirectPages } from './redirectPages'
import type { PageRecord } from './state'
import { visibleContent } from './visibleContent'
import { describeWaiting } from './waitingPages'

/** The prerender program. It is part of the bundle and runs in one or more workers, which share the pages. */
export interface PrerenderTask {
  /** Output folder for pages that differ from the last build. */
  folder: string
  /** Address of the entry script. */
  script: string
  /** Whether a `.br` and a `.gz` are written beside each file. */
  compressed: boolean
  /** Index and number of workers; the first one also writes the files that a site has once. */
  worker: number
  workers: number
  /** Shared counter of the paths taken by workers, so that none is idle. */
  taken: Int32Array
  /** By language, the fingerprint of the inputs shared by its pages. */
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

/** Second message to the first worker, after rendering: fingerprints of the pages’ visible content, by address. */
export type PageContents = Record<string, string>

export interface PrerenderReport {
  /** New and changed records. */
  pages: Record<string, PageRecord>
  /** Files of the unchanged pages. */
  kept: string[]
  /** Number of rendered pages. */
  rendered: number
  files: WrittenFiles
  /** The company’s name. */
  company: string
}

/** Other written files, and the bundled files that they refer to. */
export type WrittenFiles = Record<string, string[]>

// Sent once this program is loaded.
const [task] = (await once(parentPort as MessagePort, 'message')) as [PrerenderTask]
const isFirst = task.worker === 0
freezeTime(task.now)

async function prerender(): Promise<PrerenderReport> {
  const { folder, key, pictures } = task.markdown
  const before = readMarkdownCache(folder, key)
  const used = attachMarkdownCache(before, pictures)
  const blog = await listBlog()
  const report = {
    pages: {} as Record<string, PageRecord>,
    kept: [] as string[],
    rendered: 0,
    files: {} as WrittenFiles,
    company: getContent().company.name,
  }
  for (const page of takePages(await listBuildPages())) {
    const previous = task.previous[page.file]
    try {
      const print = await fingerprintPage(page, blog)
      if (previous?.print === print) {
        report.kept.push(page.file)
        continue
      }
      const { html, share } = renderBuildPage(page, await readPageData(page), { blog, script: task.script })
      report.rendered += 1
      const url = address(page.path, page.locale)
      const record: PageRecord = { print, address: url, content: hash([visibleContent(html)]), share, assets: referencedAssets(html) }
      report.pages[page.file] = detached(record)
      await write(page.file, html)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : JSON.stringify(cause)
      throw new Error(`pages${page.route} cannot be rendered as ${page.file}: ${reason}`, { cause })
    }
  }
  if (isFirst) report.files = await writeFiles(siteFiles(blog))
  await Promise.all(writing)
  writeMarkdownCache(folder, key, used(), before, task)
  return report
}

/** Writes the files with the pages’ dates: sitemap and `lastmod.json`. */
async function writeDated(contents: PageContents): Promise<WrittenFiles> {
  const blog = await listBlog()
  const redirects = listRedirects(blog)
  const dates = datePages(
    contents,
    await before,
    new Date().toISOString().slice(0, 10),
    redirects.map(({ from }) => from),
  )
  const paths = sitePages(blog).map(({ path }) => path)
  const lost = findLostPages(addressesIn(await before), paths, getContent().redirects)
  for (const line of describeLostPages(lost, paths)) console.warn(line)
  for (const locale of locales.filter(isPartial)) console.log(describeWaiting(languageOf(locale), getUntranslated().get(locale)))
  const sitemap = getSitemap(sitePages(blog), siteOrigin(), (url) => dates.pages[url]?.[1])
  const files = await writeFiles({ 'sitemap.xml': sitemap, [datesFile]: JSON.stringify(dates) })
  await Promise.all(writing)
  return files
}

async function writeFiles(texts: Record<string, string>): Promise<WrittenFiles> {
  for (const [file, text] of Object.entries(texts)) await write(file, text)
  return Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, referencedAssets(text)]))
}

/** The other files that a site has once. The nginx rules are written beside the site. */
function siteFiles(blog: BlogListing): Record<string, string> {
  const redirects = listRedirects(blog)
  const rules = hostingRules(siteOrigin(), redirects, isSiteIndexed())
  mkdirSync(folders.hosting, { recursive: true })
  writeFileSync(`${folders.hosting}/nginx.conf`, nginx(rules))
  writeFileSync(`${folders.hosting}/site.conf`, nginxSite(siteOrigin()))
  return {
    'robots.txt': getRobots(siteOrigin()),
    ...hostingFiles(rules),
    ...redirectPages(redirects, siteOrigin()),
    ...securityFile(),
    ...(backendAddress().startsWith('/') ? getFeeds() : {}),
  }
}

/** `security.txt` for static hosts; not with a placeholder address, nor if `public/` has one. */
function securityFile(): Record<string, string> {
  const { email, placeholders } = getContent().company
  if (placeholders.includes('email') || existsSync(`public/${securityTextFile}`)) return {}
  return { [securityTextFile]: securityText({ email, site: siteOrigin(), now: Date.now() }) }
}

/** Copies strings: V8’s substrings keep the whole page in memory. */
function detached<T>(values: T): T {
  return JSON.parse(JSON.stringify(values))
}

/** The pages of this worker, taken path by path: languages of a path often show the same post. */
function* takePages(pages: readonly BuildPage[]): Generator<BuildPage> {
  const paths = [...new Set(pages.map(({ path }) => path))]
  const byPath = new Map(paths.map((path) => [path, [] as BuildPage[]]))
  for (const page of pages) byPath.get(page.path)?.push(page)
  for (let path = paths[take()]; path !== undefined; path = paths[take()]) yield* byPath.get(path) ?? []

  function take(): number {
    return Atomics.add(task.taken, 0, 1)
  }
}

/** Fingerprint of everything that decides a page’s HTML: the shared inputs of the language, and its own. */
async function fingerprintPage(page: BuildPage, blog: BlogListing): Promise<string> {
  return hash([task.shared[page.locale] ?? '', task.script, plainJson([seoInputs(page, blog), await readPageInputs(page)])])
}

/** Inputs of a page’s head; for the 404 page, also the known addresses. */
function seoInputs({ route, path, locale, routeParams }: BuildPage, blog: BlogListing): unknown[] {
  return [route, path, locale, routeParams, sitePage(path, blog), isErrorPage(route) && [sitePages(blog), blog]]
}

/** Enough to keep the compression threads busy, few enough to save memory. */
const maxConcurrentWrites = 12
const writing = new Set<Promise<void>>()

async function write(file: string, text: string): Promise<void> {
  const target = `${task.folder}/${file}`
  const folder = dirname(target)
  if (!made.has(folder)) mkdirSync(folder, { recursive: true })
  made.add(folder)
  // As a string: Node writes it in one call, without a copy.
  writeFileSync(target, text)
  if (!task.compressed || !isText(file)) return
  const job = compress(Buffer.from(text), file.endsWith('.html') ? 'page' : 'list').then(({ br, gz }) => {
    writeFileSync(`${target}.br`, br)
    writeFileSync(`${target}.gz`, gz)
    writing.delete(job)
  })
  writing.add(job)
  if (writing.size >= maxConcurrentWrites) await Promise.race(writing)
}

const made = new Set<string>()

// Last, because all of the above must be defined. The published site may answer slowly, so its request starts first.
const before = isFirst ? findDatesBefore(folders.site, task.offline ? undefined : process.env.SITE_URL && siteOrigin()) : undefined
if (isFirst) parentPort?.once('message', async (contents: PageContents) => parentPort?.postMessage(await writeDated(contents)))
parentPort?.postMessage(await prerender())
