import { reach } from '../reach'
import { loadedAddresses, pathOnSite, styleAddresses } from '../references'
import type { SiteRule } from '../rule'
import { importsOf } from '../scripts'
import { readText, type Site } from '../site'

export const unreachedFiles = {
  name: 'unreached files',
  scope: 'site',
  why: 'Every file is requested by a page, a feed, a crawler, a host or the next build; others waste space, and show that something is no longer used. Files of public/ may be unused, and pictures in /art/ and /photo/, because posts newer than the build refer to them.',
  check(site) {
    const reached = reach(askedFor(site), (path) => loadedBy(path, site))
    const wellKnown = (path: string) =>
      /^\/(art|photo)\/|\/(robots\.txt|sitemap\.xml|lastmod\.json|feed\.xml)$|^\/(_headers|_redirects|vercel\.json|\.well-known\/security\.txt)$/.test(path) ||
      site.facts.standalone.includes(path)
    return [...site.files.keys()]
      .filter((path) => !original(path).endsWith('.html') && !reached.has(original(path)) && !wellKnown(original(path)))
      .map((path) => ({ page: path, found: 'a file that no page asks for', expected: 'no such file' }))
  },
} satisfies SiteRule

/** A compressed copy belongs to its original. */
function original(path: string): string {
  return path.replace(/\.(br|gz)$/, '')
}

/** Files that pages load and link. */
function askedFor({ pages, origin }: Site): string[] {
  return pages.flatMap((page) => {
    const linked = page.all('a', 'link', 'meta').flatMap((element) => element.getAttribute('href') ?? element.getAttribute('content') ?? [])
    return [...loadedAddresses(page), ...linked].flatMap((address) => pathOnSite(address, page, origin) ?? [])
  })
}

/** Files that a script, a style sheet or a manifest loads in turn. */
function loadedBy(path: string, site: Site): string[] {
  if (path.endsWith('.js')) return Object.values(importsOf(readText(site, path), path)).flat()
  const addresses = path.endsWith('.css') ? styleAddresses(readText(site, path)) : path.endsWith('.webmanifest') ? iconsOf(readText(site, path)) : []
  return addresses.flatMap((address) => pathOnSite(address, { url: path }, site.origin) ?? [])
}

function iconsOf(manifest: string): string[] {
  return [...manifest.matchAll(/"src":\s*"([^"]+)"/g)].map(([, address]) => address ?? '')
}
