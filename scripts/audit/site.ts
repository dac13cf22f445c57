import { type Page, parsePage } from './parsePage'
import { refreshTarget } from './refreshTarget'

/** A build as a crawler finds it: every file by its path from the root, such as `/assets/x.js`; each page parsed once. */
export interface Site {
  /** Where it says that it is published, without a trailing slash. */
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
  /** Words that are the same in every language: names, addresses. */
  properNames: readonly string[]
  /** First parts of the keys of texts, to recognise a key that is shown instead of its text. */
  namespaces: readonly string[]
  /** Files that are there for others than the pages, such as a search engine’s proof of ownership. */
  standalone: readonly string[]
  /** Other origins that pages may have to do with: a backend of its own, and advertising once the visitor agrees. */
  partners: readonly string[]
  /** Whether the blog is our own: of another backend’s posts nobody knows the dates, so they have no feed. */
  hasFeeds: boolean
}

/**
 * @param files all files of a build, by path from the root.
 * @throws where the build does not say where it is published.
 */
export function createSite(files: ReadonlyMap<string, () => Buffer>, facts: Facts): Site {
  const origin = findOrigin(files)
  const documents = [...files].flatMap(([file, read]) => (file.endsWith('.html') ? [{ file, text: read().toString('utf8') }] : []))
  // What leads to a page is none itself: the rule about redirects looks at it.
  const isMoved = ({ text }: { text: string }) => refreshTarget(text) !== undefined
  const moved = new Set(documents.filter(isMoved).map(({ file }) => file.replace(/\.html$/, '')))
  const pages = documents.filter((document) => !isMoved(document)).map(({ file, text }) => parsePage(file, text, origin))
  return { origin, pages, pageAt: new Map(pages.map((page) => [page.url, page])), moved, files, facts }
}

/** Text of a file; empty where there is none, which other rules report. */
export function readText(site: Pick<Site, 'files'>, file: string): string {
  return site.files.get(file)?.().toString('utf8') ?? ''
}

function findOrigin(files: ReadonlyMap<string, () => Buffer>): string {
  const address = /^Sitemap:\s*(\S+)/im.exec(readText({ files }, '/robots.txt'))?.[1]
  if (!address || !URL.canParse(address)) throw new Error('robots.txt does not name the sitemap, so nobody knows where this site is published. Build it anew.')
  return new URL(address).origin
}
