import { memoizeByObject } from '../../collections/memoize'
import type { Site } from './site'
import { parseXml } from './xml'

/** The addresses of `sitemap.xml`, each with its alternates as `hreflang=address`, sorted; none if it is invalid. */
export const readSitemap = memoizeByObject((site: Site): Map<string, string[]> => {
  const entries = [...(parseXml(site, '/sitemap.xml').document?.getElementsByTagName('url') ?? [])]
  return new Map(
    entries.map((entry) => {
      const links = [...entry.getElementsByTagName('xhtml:link')].map((link) => `${link.getAttribute('hreflang')}=${link.getAttribute('href')}`).sort()
      return [entry.getElementsByTagName('loc')[0]?.textContent?.trim() ?? '', links]
    }),
  )
})
