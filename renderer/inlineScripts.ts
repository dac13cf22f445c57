import { getBlog } from '../content/blog'
import { getContent } from '../content/content'
import { sitePages } from '../content/sitePages'
import { address } from '../i18n/address'
import { defaultLocale, type Locale, languages } from '../i18n/languages'
import detectLanguage from './inline/detectLanguage.ts?inline-script'
import explainMissing from './inline/explainMissing.ts?inline-script'
import filterPortfolio from './inline/filterPortfolio.ts?inline-script'
import presetService from './inline/presetService.ts?inline-script'

/**
 * What runs in `<head>` before the first paint: the language everywhere, and on three pages what depends on the query,
 * which is not known at build time.
 *
 * @param path logical path of the page.
 */
export function inlineScripts(path: string, locale: Locale, is404: boolean): string {
  const calls = [call(detectLanguage, detectionSetup(locale))]
  if (is404) calls.push(call(explainMissing, missingSetup()))
  if (path === '/work' || path === '/our-work') calls.push(call(filterPortfolio, { sectors: getContent().sectors.map(({ category }) => category) }))
  if (path === '/o') calls.push(call(presetService))
  return calls.join(';')
}

function call(code: string, setup?: object): string {
  return `(${code})(${setup ? JSON.stringify(setup) : ''})`
}

function missingSetup() {
  const prefixes = languages.map(({ code }) => address('/', code).slice(1)).filter(Boolean)
  const blog = new Set(getBlog().map(({ slug }) => slug))
  const taken = [...new Set(sitePages().map(({ path }) => path.split('/')[1] ?? ''))].filter((segment) => !blog.has(segment))
  return { prefixes, taken }
}

function detectionSetup(current: Locale) {
  const prefixes = Object.fromEntries(languages.map(({ code }) => [code, address('/', code).replace(/^\/$/, '')]))
  return { prefixes, current, fallback: defaultLocale }
}
