import type { HTMLElement } from 'node-html-parser'
import { budgetOf } from '../budgets'
import type { Page } from '../parsePage'
import { pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'
import { scriptsNamed, scriptsOf, scriptsPreloaded } from '../scripts'
import type { Site } from '../site'

export const requests = {
  name: 'requests',
  scope: 'page',
  why: 'A page makes at most four requests before anybody scrolls: for itself, its script, the font and the first visible picture; the home page two more, for its first island. Others would compete with these on a slow connection; pictures further down are lazy. Icons do not count, because browsers fetch them last. No script file holds up the document, and what is preloaded is used: as what it is, a font with `crossorigin`, a picture at once (https://html.spec.whatwg.org/#link-type-preload).',
  check(page, site) {
    const { requests: budget } = budgetOf(page)
    const asked = askedForAtOnce(page, site)
    return [
      ...(asked.length <= budget ? [] : [{ found: `${asked.length} files: ${asked.join(', ')}`, expected: `at most ${budget}` }]),
      ...page
        .all('script')
        .filter(isBlocking)
        .map((script) => ({ found: `${script.getAttribute('src')}, which the document waits for`, expected: 'async, defer or type="module"' })),
      ...page.links('preload').flatMap((link) => uselessPreload(link, page)),
    ]
  },
} satisfies PageRule

function isBlocking(script: HTMLElement): boolean {
  return script.hasAttribute('src') && script.getAttribute('type') !== 'module' && !script.hasAttribute('async') && !script.hasAttribute('defer')
}

/** Browsers load such a file twice, or for nothing. Pictures of a script or a style sheet are unknown here. */
function uselessPreload(link: HTMLElement, { all }: Page): Finding[] {
  const [kind, href = '', set] = ['as', 'href', 'imagesrcset'].map((name) => link.getAttribute(name))
  const found = `a preload of ${href || set} as ${kind}`
  const type = /\.(woff2?|ttf|otf)$/.test(href) ? 'font' : /\.(svg|avif|webp|png|jpe?g|gif)$/.test(href) ? 'image' : kind
  if (kind !== type) return [{ found, expected: `as="${type}"` }]
  if (kind === 'font' && !link.hasAttribute('crossorigin'))
    return [{ found: `${found} without crossorigin`, expected: 'crossorigin, with which fonts are fetched' }]
  const isUsed =
    kind !== 'image' ||
    all('img', 'source').some((each) => isLoadedAtOnce(each) && (set ? each.getAttribute('srcset') === set : each.getAttribute('src') === href))
  return isUsed ? [] : [{ found, expected: 'a picture of the page that is not lazy' }]
}

function isLoadedAtOnce(picture: HTMLElement): boolean {
  return picture.getAttribute('loading') !== 'lazy'
}

function askedForAtOnce(page: Page, site: Site): string[] {
  const videos = page.all('video')
  const loadedVideos = videos.filter((video) => video.getAttribute('preload') !== 'none')
  const addresses = [
    ...read(page.links('stylesheet'), 'href'),
    // Fonts without preload load only on pages with their characters, which are unknown here.
    ...read(page.links('preload'), 'href'),
    // A browser loads one size of a photograph, also with a preload by `imagesrcset`, which has no `href`.
    ...read(page.all('img').filter(isLoadedAtOnce), 'src').filter((address) => !address.startsWith('data:')),
    ...read(videos, 'poster'),
    ...read(loadedVideos, 'src'),
  ]
  const scripts = scriptsOf(site, [...scriptsNamed(page, site.origin), ...scriptsPreloaded(page, site.origin)])
  return [...new Set([page.file, ...scripts, ...addresses.map((address) => pathOnSite(address, page, site.origin) ?? address)])]
}

function read(elements: readonly HTMLElement[], attribute: string): string[] {
  return elements.flatMap((element) => element.getAttribute(attribute) ?? [])
}
