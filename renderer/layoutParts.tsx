import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from '../components/layout/Layout'
import { address } from '../i18n/address'
import { type Locale, locales } from '../i18n/languages'
import { nearestPath } from '../seo/sitePages'
import { breakHeadings } from './lineBreaks/breakHeadings'
import { classesOf } from './style/pageStyle'

/** The HTML before and after a page’s own. */
interface LayoutParts {
  before: string
  after: string
  classes: ReadonlySet<string>
  /** Addresses of the bundled files that it refers to. */
  assets: ReadonlySet<string>
}

type Provide = (children: ReactNode, assets: Set<string>) => ReactNode

/**
 * The layout around a page: header, footer and the like. It takes as long to render as the page itself and, among the
 * pages of one section, differs only in the last segment of the address; so it is rendered once for all of them.
 * Exception: pages that some languages lack.
 *
 * @param path logical path of the page.
 * @param provide wraps the layout in the contexts that its components need, and records the files that they refer to.
 */
export function layoutParts(path: string, locale: Locale, provide: Provide): LayoutParts {
  const end = path.lastIndexOf('/') + 1
  // The layout marks the section, which is the first segment.
  if (end === 1) return cachedParts(path, locale, provide)
  if (locales.some((code) => nearestPath(path, code) !== path)) return cachedParts(path, locale, provide)
  const { before, after, ...rest } = cachedParts(path.slice(0, end) + placeholder, locale, provide)
  // The layout may mark a link to the page itself, or to its sector, as the current one.
  if (before.includes(`data-filter="${path.slice(end)}"`)) return cachedParts(path, locale, provide)
  if (locales.some((code) => `${before}${after}`.includes(`href="${address(path, code)}"`))) return cachedParts(path, locale, provide)
  const fill = (html: string) => html.replaceAll(placeholder, path.slice(end))
  return { before: fill(before), after: fill(after), ...rest }
}

/** To be called when texts or content have changed. */
export function clearLayoutCache(): void {
  rendered.clear()
}

const placeholder = 'the-page-of-this-section'
const marker = 'the-page-itself'
const rendered = new Map<string, LayoutParts>()

function cachedParts(path: string, locale: Locale, provide: Provide): LayoutParts {
  const key = `${locale} ${path}`
  const found = rendered.get(key) ?? render(path, locale, provide)
  rendered.set(key, found)
  return found
}

function render(path: string, locale: Locale, provide: Provide): LayoutParts {
  const assets = new Set<string>()
  const layout = provide(<Layout path={path}>{marker}</Layout>, assets)
  const html = breakHeadings(renderToStaticMarkup(layout, { identifierPrefix: 'layout-' }), locale)
  const [before, after, ...more] = html.split(marker)
  if (before === undefined || after === undefined || more.length > 0) throw new Error('Layout has to render its children once.')
  return { before, after, classes: classesOf(html), assets }
}
