import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { GlobalStyle } from '../theme/GlobalStyle'
import { selectLanguageRules } from './selectLanguageRules'

/** One sheet for all pages: a component’s rules are generated once, and a page gets the rules of its classes. */
export const sheet = new ServerStyleSheet()
// Rendered once here: each rendering would add its rules again.
renderToStaticMarkup(sheet.collectStyles(createElement(GlobalStyle)))

/**
 * The rules of a page as plain CSS, without the markers with which styled-components rehydrates in the browser.
 * Ordered by component, regardless of the rendering order.
 *
 * @param html the page’s own, rendered into `sheet`.
 * @param around classes of the layout; many pages share the same set.
 * @param languages of the page and its parts (BCP 47); rules for other languages are omitted.
 */
export function pageStyle(html: string, around: ReadonlySet<string> = none, languages: readonly string[] = []): string {
  const cache = styles.get(around) ?? new Map<string, string>()
  styles.set(around, cache)
  const own = classesOf(html)
  const key = [...languages, ...own].join(' ')
  const style = cache.get(key) ?? styleOf(new Set([...around, ...own]), languages)
  cache.set(key, style)
  return style
}

const none: ReadonlySet<string> = new Set()

/** Keyed by the layout’s classes and by the page’s: pages of a route share both. */
const styles = new WeakMap<ReadonlySet<string>, Map<string, string>>()

function styleOf(classes: ReadonlySet<string>, languages: readonly string[]): string {
  const key = [...languages, ...[...classes].sort()].join(' ')
  const style =
    byClasses.get(key) ?? minify(dropUnusedProperties(languages.length > 0 ? selectLanguageRules(selectRules(classes), languages) : selectRules(classes)))
  byClasses.set(key, style)
  return style
}

const byClasses = new Map<string, string>()

/** Drops custom properties that no rule of the page uses. */
function dropUnusedProperties(css: string): string {
  return css.replace(/(?<=[{;])--([\w-]+):[^;}]*;?/g, (declaration, name) => (css.includes(`var(--${name})`) ? declaration : ''))
}

/** Drops the last semicolon of a rule, spaces after commas and zeros before a decimal point. No `content` of ours contains any. */
function minify(css: string): string {
  return css
    .replace(/;\}/g, '}')
    .replace(/, /g, ',')
    .replace(/(?<=[ ,(:])0\./g, '.')
}

/** Every class in some HTML. */
export function classesOf(html: string): Set<string> {
  const found = new Set<string>()
  const start = ' class="'
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at)) {
    const end = html.indexOf('"', at + start.length)
    found.add(html.slice(at + start.length, end))
    at = end
  }
  return new Set([...found].flatMap((names) => names.split(' ')))
}

function selectRules(classes: ReadonlySet<string>): string {
  return readGroups()
    .flatMap(({ isGlobal, rules }) => [...rules].filter(([name]) => isGlobal || classes.has(name)).flatMap(([, texts]) => texts))
    .join('')
}

interface Group {
  isGlobal: boolean
  /** By class. */
  rules: Map<string, string[]>
}

/**
 * A component’s rules end with a line that lists its classes: `data-styled.g1[id="…"]{content:"…"}`, with another name if `SC_ATTR` is
 * set. The rules of a class are adjacent, and nearly all contain its name.
 */
function readGroups(): Group[] {
  const css = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '')
  const groups: Group[] = []
  let texts: string[] = []
  for (const text of css.split(/\/\*!sc\*\/\s*/)) {
    const [, id = '', names] = /^[\w-]+\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}$/.exec(text.trim()) ?? []
    if (names === undefined) texts.push(text.trim())
    else {
      groups.push({ isGlobal: id.startsWith('sc-global'), rules: byClass(texts, names.split(',').filter(Boolean)) })
      texts = []
    }
  }
  return groups
}

function byClass(texts: string[], names: string[]): Map<string, string[]> {
  const rules = new Map(names.toSorted().map((name) => [name, [] as string[]]))
  let current = names[0] ?? ''
  for (const text of texts) {
    const own = names.length > 1 ? (/\.([\w-]+)/g[Symbol.matchAll](text) as Iterable<RegExpMatchArray>) : []
    current = [...own].map(([, name = '']) => name).find((name) => rules.has(name)) ?? current
    rules.get(current)?.push(text)
  }
  return rules
}
