import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { GlobalStyle } from '../theme/GlobalStyle'
import { ownLanguages } from './ownLanguages'

/** One sheet for all pages: a component’s rules are made once, and a page gets those whose classes it has. */
export const sheet = new ServerStyleSheet()
// Each rendering would add its rules anew.
renderToStaticMarkup(sheet.collectStyles(createElement(GlobalStyle)))

/**
 * The rules that a page needs, as plain CSS: without the marks by which styled-components would find them again in the
 * browser. The order is that of the components, whatever was rendered before.
 *
 * @param html the page’s own, rendered into `sheet`.
 * @param around classes of what surrounds it; many pages have the same set.
 * @param languages of the page and its parts (BCP 47), where rules for others are to be left out.
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

/** By what surrounds a page, and by the page’s classes: pages of a kind have the same. */
const styles = new WeakMap<ReadonlySet<string>, Map<string, string>>()

function styleOf(classes: ReadonlySet<string>, languages: readonly string[]): string {
  const key = [...languages, ...[...classes].sort()].join(' ')
  const style = byClasses.get(key) ?? shorten(usedColours(languages.length > 0 ? ownLanguages(selectRules(classes), languages) : selectRules(classes)))
  byClasses.set(key, style)
  return style
}

const byClasses = new Map<string, string>()

/** Without the custom properties that no rule of the page asks for. */
function usedColours(css: string): string {
  return css.replace(/(?<=[{;])--([\w-]+):[^;}]*;?/g, (declaration, name) => (css.includes(`var(--${name})`) ? declaration : ''))
}

/** Without what says nothing: the last semicolon of a rule, blanks after commas, the zero in front of a point. No text that a rule shows has any. */
function shorten(css: string): string {
  return css
    .replace(/;\}/g, '}')
    .replace(/, /g, ',')
    .replace(/(?<=[ ,(:])0\./g, '.')
}

/** Every class that some HTML has. */
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

/** A component’s rules end in a line that names its classes; those of a class follow each other, and nearly all contain it. */
function readGroups(): Group[] {
  const css = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '')
  const groups: Group[] = []
  let texts: string[] = []
  for (const text of css.split(/\/\*!sc\*\/\s*/)) {
    const [, id = '', names] = /^data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}$/.exec(text.trim()) ?? []
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
