import { memoizeByObject } from '../../collections/memoize'
import type { Page } from './parsePage'
import { pathOnSite } from './references'
import { remember } from './remember'
import { readText, type Site } from './site'

interface WebManifest {
  name?: string
  start_url?: string
  icons?: { src: string; sizes?: string }[]
}

/** The web manifest that a page links; undefined if there is none, or if it is no JSON. */
export function webManifestOf(page: Page, site: Site): WebManifest | undefined {
  const link = page.all('link').find((each) => each.getAttribute('rel') === 'manifest')
  const path = pathOnSite(link?.getAttribute('href') ?? '', page, site.origin) ?? ''
  return link && remember(readOnce(site), path, () => parse(readText(site, path)))
}

const readOnce = memoizeByObject((_: Site) => new Map<string, WebManifest | undefined>())

function parse(text: string): WebManifest | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
