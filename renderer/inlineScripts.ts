import type { BlogListing } from '../blog/blogListing'
import { getSharedContent } from '../collections/sharedContent'
import { prefix } from '../i18n/address'
import { type Locale, languageOf, languages } from '../i18n/languages'
import { nearestPath, sitePage, sitePages } from '../seo/sitePages'
import { firstFont } from '../theme/fonts'
import chooseScheme from './inline/chooseScheme.ts?inline-script'
import copyWithoutHyphens from './inline/copyWithoutHyphens.ts?inline-script'
import detectLanguage from './inline/detectLanguage.ts?inline-script'
import explainMissing from './inline/explainMissing.ts?inline-script'
import filterPortfolio from './inline/filterPortfolio.ts?inline-script'
import firstPaint from './inline/firstPaint.ts?inline-script'
import keepTyped from './inline/keepTyped.ts?inline-script'
import presetChoice from './inline/presetChoice.ts?inline-script'

/**
 * The scripts that run in `<head>` before the first paint: colour scheme, language and font on every page; on a few pages, whatever
 * depends on the query; on the contact page, the input carried over from another language; and, for headings with soft hyphens, their
 * removal on copy.
 */
export function inlineScripts(path: string, locale: Locale, is404: boolean, blog: BlogListing): string {
  const { canonicalPath = path } = sitePage(path, blog)
  const calls = [chooseScheme(), detectLanguage(detectionSetup(path, locale)), firstPaint({ font: firstFont })]
  if (languageOf(locale).compounds) calls.push(copyWithoutHyphens())
  if (is404) calls.push(explainMissing(missingSetup(blog)))
  if (canonicalPath === '/work') calls.push(filterPortfolio({ sectors: getSharedContent().sectors.map(({ category }) => category) }))
  if (path === '/contact-us') calls.push(keepTyped({ form: 'contact-form' }))
  if (path === '/o') calls.push(presetChoice({ name: 'category' }))
  if (canonicalPath === '/products') calls.push(presetChoice({ name: 'tab' }))
  return calls.join(';')
}

function missingSetup(blog: BlogListing) {
  const prefixes = languages.map(({ code }) => prefix(code).slice(1)).filter(Boolean)
  const categories = new Set(blog.map(({ slug }) => slug))
  const taken = [...new Set(sitePages(blog).map(({ path }) => path.split('/')[1] ?? ''))].filter((segment) => !categories.has(segment))
  return { prefixes, taken }
}

function detectionSetup(path: string, current: Locale) {
  const prefixes = Object.fromEntries(languages.map(({ code }) => [code, prefix(code)]))
  const missing = languages.map(({ code }) => code as string).filter((code) => nearestPath(path, code) !== path)
  return { prefixes, current, ...(missing.length > 0 && { missing }) }
}
