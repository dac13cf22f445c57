import type { Site } from './site'
import { parseXml } from './xml'

const read = new WeakMap<Site, Map<string, string[]>>()

/** The addresses of `sitemap.xml`, each with its alternates as `hreflang=address`; none if it is invalid. */
export function readSitemap(site: Site): Map<string, string[]> {
  const cached = read.get(site) ?? parse(site)
  read.set(site, cached)
  return cached
}

function parse(site: Site): Map<string, string[]> {
  const entries = [...(parseXml(site, '/sitemap.xml').document?.getElementsByTagName('url') ?? [])]
  return new Map(
    entries.map((entry) => {
      const links = [...entry.getElementsByTagName('xhtml:link')].map((link) => `${link.getAttribute('hreflang')}=${link.getAttribute('href')}`)
      return [entry.getElementsByTagName('loc')[0]?.textContent?.trim() ?? '', links]
    }),
  )
}
