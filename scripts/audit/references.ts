import type { HTMLElement } from 'node-html-parser'
import { decoded } from '../../collections/decode'
import { type Page, tagName } from './parsePage'

/** Addresses of everything that a page or its islands load: scripts, pictures, fonts, frames. */
export function loadedAddresses(page: Page): string[] {
  const attributes = page.elements.flatMap((element) => loadingAttributes[tagName(element)]?.(element) ?? [])
  const styles = page.all('style').flatMap((style) => styleAddresses(style.text))
  return [...new Set([...attributes, ...styles, ...islandAddresses(page)].filter((address) => address !== '' && !address.startsWith('data:')))]
}

/** Addresses that a style sheet loads, by `url()` and `@import`. */
export function styleAddresses(style: string): string[] {
  const urls = [...style.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/g)].map(([, , address]) => address ?? '')
  const imports = [...style.matchAll(/@import\s+(['"])(.*?)\1/g)].map(([, , address]) => address ?? '')
  return [...urls, ...imports].filter((address) => address !== '' && !address.startsWith('data:') && !address.startsWith('#'))
}

/** The path of an address on this site, without query and fragment; undefined for other sites. */
export function pathOnSite(address: string, page: Pick<Page, 'url'>, origin: string): string | undefined {
  const base = origin + page.url
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return url.origin === origin ? decoded(url.pathname) : undefined
}

/** The paths on this site that elements of a page refer to by an attribute. */
export function pathsOf(elements: readonly HTMLElement[], attribute: 'href' | 'src', page: Page, origin: string): string[] {
  const addresses = elements.flatMap((element) => element.getAttribute(attribute) ?? [])
  return addresses.flatMap((address) => pathOnSite(address, page, origin) ?? [])
}

const attribute =
  (...names: string[]) =>
  (element: HTMLElement) =>
    names.flatMap((name) => element.getAttribute(name) ?? [])

const candidates = (name: string) => (element: HTMLElement) => addressesIn(element.getAttribute(name) ?? '')

/** The addresses of a `srcset`. */
function addressesIn(set: string): string[] {
  return set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}

const pictures = (element: HTMLElement) => [...attribute('src', 'poster')(element), ...candidates('srcset')(element)]

/** `rel` values whose target the browser fetches. */
const fetching = /\b(preload|modulepreload|prefetch|stylesheet|icon|apple-touch-icon|manifest|preconnect|dns-prefetch|prerender)\b/

const loadingAttributes: Record<string, (element: HTMLElement) => string[]> = {
  script: attribute('src'),
  img: pictures,
  source: pictures,
  video: pictures,
  audio: attribute('src'),
  track: attribute('src'),
  iframe: attribute('src'),
  embed: attribute('src'),
  object: attribute('data'),
  input: attribute('src'),
  link: (element) => (fetching.test(element.getAttribute('rel') ?? '') ? [...attribute('href')(element), ...candidates('imagesrcset')(element)] : []),
}

/** Pictures in an island’s props, which its later content may show, alone or in all their sizes. */
function islandAddresses(page: Page): string[] {
  return page.elements.flatMap((element) => {
    const props = element.getAttribute('data-props')
    return [...(props ?? '').matchAll(/"(\/assets\/[^"]+)"/g)].flatMap(([, addresses]) => addressesIn(addresses ?? ''))
  })
}
