import type { ComponentType } from 'react'
import type { PageContextServer } from 'vike/types'
import type { BlogListing } from '../../blog/blogListing'
import { listBlog } from '../../blog/listBlog'
import { exists } from '../../collections/drafts'
import { address } from '../../i18n/address'
import { type Locale, locales } from '../../i18n/languages'
import { fileOfAddress } from '../../i18n/pageFile'
import { isPartial } from '../../i18n/translator'
import { isMarked, markedKeys } from '../../i18n/untranslated'
import { sitePage, sitePages } from '../../seo/sitePages'
import { setUntranslated, wordsLocale } from '../../seo/translatedPages'
import { type RenderedDocument, renderDocument } from '../document'
import type { PageData } from '../pageContext'
import type { PageScripts } from '../pageScripts'

/** A page of the build, in one language. */
export interface BuildPage {
  /** Logical path, without language prefix. */
  path: string
  locale: Locale
  /** Output file, from the root of the site: `ja/services.html`. */
  file: string
  /** Folder of the route: `/services/@category`. */
  route: string
  routeParams: Record<string, string>
}

interface Route {
  Page: ComponentType<PageData>
  data(context: DataContext): PageData | Promise<PageData>
  /** The inputs of the data, if they are faster to compute than the data. */
  inputs?(context: DataContext): unknown
}

type DataContext = Pick<PageContextServer, 'locale' | 'routeParams'>

/** Every page of the site; the languages of a page are adjacent, and the 404 page comes last. */
export async function listBuildPages(): Promise<BuildPage[]> {
  const blog = await listBlog()
  const pages = [...sitePages(blog), sitePage('/404', blog)].flatMap((page) => {
    const { path, canonicalPath = path } = page
    const route = routeOf(canonicalPath)
    const codes = locales.filter((locale) => exists(page, locale))
    return codes.map((locale) => ({ path, route, routeParams: routeParams(route, path), locale, file: fileOfAddress(address(path, locale)) }))
  })
  setUntranslated(await findUntranslated(pages))
  return pages
}

/** The pages of partial languages that contain untranslated texts, and are therefore shown in English, with the keys of these texts. */
async function findUntranslated(pages: readonly BuildPage[]): Promise<Map<Locale, Map<string, string[]>>> {
  const found = new Map<Locale, Map<string, string[]>>()
  for (const { route, locale, routeParams, path } of pages) {
    if (!isPartial(locale)) continue
    const data = await routeAt(route).data({ locale, routeParams })
    if (isMarked(data)) found.set(locale, (found.get(locale) ?? new Map()).set(path, markedKeys(data)))
  }
  return found
}

export async function readPageData(page: BuildPage): Promise<PageData> {
  return routeAt(page.route).data(dataContext(page))
}

/** The inputs of a page’s data, apart from the shared ones: the result of its route’s `+inputs`, or the data itself without that hook. */
export async function readPageInputs(page: BuildPage): Promise<unknown> {
  const { inputs } = routeAt(page.route)
  return inputs ? inputs(dataContext(page)) : readPageData(page)
}

function dataContext({ path, locale, routeParams }: BuildPage): DataContext {
  return { locale: wordsLocale(path, locale), routeParams }
}

export function renderBuildPage(
  { route, locale, path }: BuildPage,
  data: PageData,
  { blog, scripts }: { blog: BlogListing; scripts: PageScripts },
): RenderedDocument {
  return renderDocument({ Page: routeAt(route).Page, data, locale, words: wordsLocale(path, locale), path, is404: isErrorPage(route), blog, scripts })
}

/** Whether it is the route of the 404 page. */
export function isErrorPage(route: string): boolean {
  return route === '/_error'
}

const files = import.meta.glob<Partial<Route>>('../../pages/**/+{Page,data,inputs}.{ts,tsx}', { eager: true })

const routes = new Map<string, Route>()
for (const [file, module] of Object.entries(files)) {
  const route = file.slice('../../pages'.length, file.lastIndexOf('/'))
  routes.set(route, { ...routes.get(route), ...module } as Route)
}

function routeAt(route: string): Route {
  const found = routes.get(route)
  if (!found?.Page || !found.data) throw new Error(`pages${route} needs a +Page.tsx and a +data.ts.`)
  return found
}

/** The parts of every route, those with the fewest parameters first. */
const patterns = [...routes.keys()].sort((a, b) => a.split('@').length - b.split('@').length).map((route) => route.split('/'))

/**
 * The route of a path: of those with as many parts, each the same or a parameter, the one with the fewest parameters. Vike finds the same in the
 * preview (https://vike.dev/filesystem-routing).
 */
function routeOf(path: string): string {
  if (path === '/404') return '/_error'
  const parts = (path === '/' ? '/index' : path).split('/')
  const pattern = patterns.find((names) => names.length === parts.length && names.every((name, index) => name.startsWith('@') || name === parts[index]))
  if (!pattern) throw new Error(`No folder in pages/ is the route of ${path}.`)
  return pattern.join('/')
}

function routeParams(route: string, path: string): Record<string, string> {
  const segments = path.split('/')
  const pairs = route.split('/').map((name, index) => [name, segments[index] ?? ''] as const)
  return Object.fromEntries(pairs.filter(([name]) => name.startsWith('@')).map(([name, value]) => [name.slice(1), value]))
}
