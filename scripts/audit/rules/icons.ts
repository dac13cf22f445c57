import type { HTMLElement } from 'node-html-parser'
import type { Page } from '../parsePage'
import { pathOnSite } from '../references'
import { type Finding, type Need, type PageRule, unmet } from '../rule'
import type { Site } from '../site'
import { webManifestOf } from '../webManifest'

export const icons = {
  name: 'icons',
  scope: 'page',
  why: 'Tabs, search results and home screens show the site’s icon: each page links one, at least one of 48 pixels or a drawing, which search results show (https://developers.google.com/search/docs/appearance/favicon-in-search), one for iOS and a web manifest, which has a name, a start page that exists, and icons of 192 and 512 pixels (https://www.w3.org/TR/appmanifest/). Its theme-color colours the browser around it.',
  check(page, site) {
    const icons = page.links('icon')
    const missing = ['icon', 'apple-touch-icon', 'manifest'].filter((rel) => page.links(rel).length === 0)
    return [
      ...missing.map((rel): Finding => ({ found: `no rel="${rel}"`, expected: `<link rel="${rel}" href="…">` })),
      ...(icons.length > 0 && !icons.some(isLarge) ? [{ found: 'rel="icon" of less than 48 pixels', expected: 'one with sizes="48x48", or an SVG' }] : []),
      ...(page.meta.get('theme-color') ? [] : [{ found: 'no theme-color', expected: '<meta name="theme-color" content="…">' }]),
      ...(missing.includes('manifest') ? [] : wrongManifest(page, site)),
    ]
  },
} satisfies PageRule

function isLarge(link: HTMLElement): boolean {
  const isDrawing = /\.svg$/.test(link.getAttribute('href') ?? '') || link.getAttribute('sizes') === 'any'
  return isDrawing || Math.max(...(link.getAttribute('sizes') ?? '0').split(' ').map(Number.parseFloat)) >= 48
}

function wrongManifest(page: Page, site: Site): Finding[] {
  const manifest = webManifestOf(page, site)
  if (!manifest) return [{ found: 'a web manifest that is no JSON', expected: 'JSON' }]
  const sizes = manifest.icons?.map((icon) => icon.sizes) ?? []
  const start = pathOnSite(manifest.start_url ?? '', { url: '/' }, site.origin)
  return unmet([
    [Boolean(manifest.name), { found: 'a web manifest without name', expected: 'the name of the site' }],
    [site.pageAt.has(start ?? ''), { found: `a web manifest with the start_url “${manifest.start_url}”`, expected: 'the address of a page' }],
    ...['192x192', '512x512'].map(
      (size): Need => [sizes.includes(size), { found: `a web manifest without an icon of ${size}`, expected: `one with "sizes": "${size}"` }],
    ),
  ])
}
