import { type Page, parsePage } from './parsePage'
import { refreshTarget } from './refreshTarget'

/** A build as seen by a crawler: every file by its path from the root, such as `/assets/x.js`; each page is parsed once. */
export interface Site {
  /** Its public origin, without a trailing slash. */
  origin: string
  pages: readonly Page[]
  /** By its address, without origin: `/de/services`. */
  pageAt: ReadonlyMap<string, Page>
  /** Redirects from former addresses. */
  moved: ReadonlySet<string>
  files: ReadonlyMap<string, () => Buffer>
  facts: Facts
}

/** Settings of the site’s owner, which a build does not contain. */
export interface Facts {
  /** Texts that are the same in every language: names, addresses. */
  properNames: readonly string[]
  /** First parts of text keys, to recognise a key shown instead of its text. */
  namespaces: readonly string[]
  /** Files for others than the pages, such as a search engine’s proof of ownership. */
  standalone: readonly string[]
  /** Other origins that pages may contact: a separate backend, and advertising after consent. */
  partners: readonly string[]
  /** Whether it is a preview, which search engines are not to list (SITE_INDEXING). */
  isPreview: boolean
  /** Where forms are sent: the address before `/contact.php`. */
  backend: string
  /** Whether there is a blog, and it is our own: posts of another backend have no known dates, and so no feed. */
  hasFeeds: boolean
}

/**
 * @param files all files of a build, by path from the root.
 * @throws if the build has no public origin.
 */
export function createSite(files: ReadonlyMap<string, () => Buffer>, facts: Facts): Site {
  const origin = findOrigin(files)
  const isDocument = (file: string) => file.endsWith('.html') && !facts.standalone.includes(file)
  const documents = [...files].flatMap(([file, read]) => (isDocument(file) ? [{ file, text: read().toString('utf8') }] : []))
  // Pages that only redirect are excluded; the rule “redirects” checks them.
  const isMoved = ({ text }: { text: string }) => refreshTarget(text) !== undefined
  const moved = new Set(documents.filter(isMoved).map(({ file }) => file.replace(/\.html$/, '')))
  const pages = documents.filter((document) => !isMoved(document)).map(({ file, text }) => parsePage(file, text, origin, facts.isPreview))
  return { origin, pages, pageAt: new Map(pages.map((page) => [page.url, page])), moved, files, facts }
}

/** Text of a file; empty if there is none, which other rules report. */
export function readText(site: Pick<Site, 'files'>, file: string): string {
  return site.files.get(file)?.().toString('utf8') ?? ''
}

function findOrigin(files: ReadonlyMap<string, () => Buffer>): string {
  const address = /^Sitemap:\s*(\S+)/im.exec(readText({ files }, '/robots.txt'))?.[1]
  if (!address || !URL.canParse(address)) throw new Error('robots.txt does not name the sitemap, so nobody knows where this site is published. Build it anew.')
  return new URL(address).origin
}
