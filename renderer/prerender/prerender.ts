import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { backendAddress } from '../../blog/backendAddress'
import type { BlogListing } from '../../blog/blogListing'
import { listBlog } from '../../blog/listBlog'
import { keepRendered } from '../../blog/markdown'
import { stopClock } from '../../collections/clock'
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

/** The program that renders pages. It is part of the bundle and runs in one worker or several, which share the pages. */
export interface PrerenderTask {
  /** Where the pages are written that differ from those of the last build. */
  folder: string
  /** Address of the script that every page loads. */
  script: string
  /** Whether a `.br` and a `.gz` are written beside each file. */
  compressed: boolean
  /** Which of how many workers: the first of all writes what the site has once. */
  worker: number
  workers: number
  /** How many paths have been taken by any of them, so that none is idle while others have work. */
  taken: Int32Array
  /** By language, the fingerprint of what all its pages depend on. */
  shared: Record<string, string>
  /** The pages of the last build, by their file. */
  previous: Record<string, PageRecord>
  /** Where Markdown is kept that has been rendered before, and the fingerprints of what rendered it and of the pictures that it may show. */
  markdown: { folder: string; key: string; pictures: string }
  /** The moment that all of it is of, in milliseconds. */
  now: number
  /** Whether the published site may be asked since when its pages are as they are. */
  offline: boolean
}

/** What the first worker is told when all pages are there: fingerprints of their visible content, by address. */
export type PageContents = Record<string, string>

export interface PrerenderReport {
  /** Records that are new or different. */
  pages: Record<string, PageRecord>
  /** The files of the others, whose records are as they were. */
  kept: string[]
  /** How many pages have been rendered. */
  rendered: number
  files: WrittenFiles
  /** The company’s name. */
  company: string
}

/** Other files that have been written, and which bundled files they name. */
export type WrittenFiles = Record<string, string[]>

// It is given when all of this is loaded.
const [task] = (await once(parentPort as MessagePort, 'message')) as [PrerenderTask]
const isFirst = task.worker === 0
stopClock(task.now)

async function prerender(): Promise<PrerenderReport> {
  const { folder, key, pictures } = task.markdown
  const before = readMarkdownCache(folder, key)
  const used = keepRendered(before, pictures)
  const blog = await listBlog()
  const report = {
    pages: {} as Record<string, PageRecord>,
    kept: [] as string[],
    rendered: 0,
    files: {} as WrittenFiles,
    company: getContent().company.name,
  }
  for (const page of share(await listBuildPages())) {
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
      report.pages[page.file] = copied(record)
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

/** What a site has once, and which tells since when pages are as they are. */
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

/** What else a site has once. The rules for nginx are for beside the site. */
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

/** For hosts that can make none; not with an address that is a sample, nor over one that lies in `public/`. */
function securityFile(): Record<string, string> {
  const { email, placeholders } = getContent().company
  if (placeholders.includes('email') || existsSync(`public/${securityTextFile}`)) return {}
  return { [securityTextFile]: securityText({ email, site: siteOrigin(), now: Date.now() }) }
}

/** A part of a text keeps the whole text in memory, and a record has parts of a page: with all its records, all pages would stay. */
function copied<T>(values: T): T {
  return JSON.parse(JSON.stringify(values))
}

/** The pages that no other worker has taken: all languages of a path, as they often show the same post. */
function* share(pages: readonly BuildPage[]): Generator<BuildPage> {
  const paths = [...new Set(pages.map(({ path }) => path))]
  const byPath = new Map(paths.map((path) => [path, [] as BuildPage[]]))
  for (const page of pages) byPath.get(page.path)?.push(page)
  for (let path = paths[take()]; path !== undefined; path = paths[take()]) yield* byPath.get(path) ?? []

  function take(): number {
    return Atomics.add(task.taken, 0, 1)
  }
}

/** Of all that decides a page’s HTML: what all pages of the language may show, and its own inputs. */
async function fingerprintPage(page: BuildPage, blog: BlogListing): Promise<string> {
  return hash([task.shared[page.locale] ?? '', task.script, plainJson([about(page, blog), await readPageInputs(page)])])
}

/** What search engines are told about a page; and for the page of unknown addresses, which addresses are known. */
function about({ route, path, locale, routeParams }: BuildPage, blog: BlogListing): unknown[] {
  return [route, path, locale, routeParams, sitePage(path, blog), isErrorPage(route) && [sitePages(blog), blog]]
}

/** Under way at the same time: enough to keep the threads busy that compress, and few enough to be soon forgotten. */
const maxConcurrentWrites = 12
const writing = new Set<Promise<void>>()

async function write(file: string, text: string): Promise<void> {
  const target = `${task.folder}/${file}`
  const folder = dirname(target)
  if (!made.has(folder)) mkdirSync(folder, { recursive: true })
  made.add(folder)
  // As a text: Node writes one in a single call, without a copy of its own.
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

// Last, when all of the above is there. The published site may take its time to answer, so it is asked first.
const before = isFirst ? findDatesBefore(folders.site, task.offline ? undefined : process.env.SITE_URL && siteOrigin()) : undefined
if (isFirst) parentPort?.once('message', async (contents: PageContents) => parentPort?.postMessage(await writeDated(contents)))
parentPort?.postMessage(await prerender())
