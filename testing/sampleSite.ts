import type { Page } from '../scripts/audit/parsePage'
import { createSite, type Facts, type Site } from '../scripts/audit/site'

/**
 * A small build in memory, for tests of the rules.
 *
 * @param files texts by path; missing ones are those of a correct home page.
 */
export function sampleSite(files: Record<string, string | Buffer> = {}, facts: Partial<Facts> = {}): Site {
  const all: Record<string, string | Buffer> = { '/robots.txt': 'Sitemap: https://site.test/sitemap.xml\n', '/index.html': document(), ...files }
  return createSite(new Map(Object.entries(all).map(([file, text]) => [file, () => Buffer.from(text)])), {
    properNames: ['Acme'],
    namespaces: ['home', 'layout'],
    standalone: [],
    partners: [],
    isPreview: false,
    backend: '/backend',
    hasFeeds: true,
    ...facts,
  })
}

/** A site with one additional page, and that page. */
export function samplePage(html: string, { url = '/page', files = {} as Record<string, string | Buffer>, facts = {} as Partial<Facts> } = {}): [Page, Site] {
  const site = sampleSite({ ...files, [url === '/' ? '/index.html' : `${url}.html`]: html }, facts)
  const page = site.pageAt.get(url)
  if (!page) throw new Error(`There is no page at ${url}.`)
  return [page, site]
}

/** Wraps a body in a document. */
export function document(body = '<main><h1>Acme</h1></main>', { lang = 'en', url = '/', head = '' } = {}): string {
  const address = `https://site.test${url}`
  return `<!doctype html><html lang="${lang}" dir="ltr"><head><title>Acme</title><meta name="robots" content="index, follow, max-image-preview:large"><link rel="canonical" href="${address}">${head}</head><body>${body}</body></html>`
}
