import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from '../components/layout/Layout'
import { address } from '../i18n/address'
import { type Locale, locales } from '../i18n/languages'
import { nearestPath } from '../seo/sitePages'
import { breakHeadings } from './headingBreaks'
import { classesOf } from './pageStyle'

/** What stands before and after a page’s own HTML. */
export interface Surroundings {
  before: string
  after: string
  classes: ReadonlySet<string>
}

/**
 * What surrounds a page: header, footer and the like. It takes as long to render as the page itself and differs, between
 * the pages below one address, in nothing but the last part of theirs; so it is rendered once for all of them. A page that
 * not every language has is not like the others.
 *
 * @param path logical path of the page.
 * @param provide wraps the layout in what its components need.
 */
export function surroundings(path: string, locale: Locale, provide: (children: ReactNode) => ReactNode): Surroundings {
  const end = path.lastIndexOf('/') + 1
  // The first part says where in the site a page is, which the layout shows.
  if (end === 1) return remember(path, locale, provide)
  if (locales.some((code) => nearestPath(path, code) !== path)) return remember(path, locale, provide)
  const { before, after, classes } = remember(path.slice(0, end) + standIn, locale, provide)
  // Where the layout has a link to the page itself, or to the same sector of the portfolio, it may mark it as the current one.
  if (before.includes(`data-filter="${path.slice(end)}"`)) return remember(path, locale, provide)
  if (locales.some((code) => `${before}${after}`.includes(`href="${address(path, code)}"`))) return remember(path, locale, provide)
  const fill = (html: string) => html.replaceAll(standIn, path.slice(end).replaceAll('&', '&amp;'))
  return { before: fill(before), after: fill(after), classes }
}

/** For whoever sees words or content edited. */
export function forgetSurroundings(): void {
  rendered.clear()
}

const standIn = 'the-page-of-this-section'
const marker = '<!--page-->'
const rendered = new Map<string, Surroundings>()

function remember(path: string, locale: Locale, provide: (children: ReactNode) => ReactNode): Surroundings {
  const key = `${locale} ${path}`
  const found = rendered.get(key) ?? render(path, locale, provide)
  rendered.set(key, found)
  return found
}

function render(path: string, locale: Locale, provide: (children: ReactNode) => ReactNode): Surroundings {
  const layout = provide(<Layout path={path}>{marker}</Layout>)
  const html = breakHeadings(renderToStaticMarkup(layout, { identifierPrefix: 'layout-' }), locale)
  const [before, after, ...more] = html.split('&lt;!--page--&gt;')
  if (before === undefined || after === undefined || more.length > 0) throw new Error('Layout has to render its children once.')
  return { before, after, classes: classesOf(html) }
}
