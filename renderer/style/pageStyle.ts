import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { memoize, memoizeByObject } from '../../collections/memoize'
import { GlobalStyle } from '../../theme/GlobalStyle'
import { dropUnusedRules, type Shown } from './dropUnusedRules'
import { rulesForMice } from './rulesForMice'

/** One sheet for all pages: a component’s rules are generated once, and a page gets the rules of its classes. */
export const sheet = new ServerStyleSheet()

interface Group {
  isGlobal: boolean
  /** By class. */
  rules: Map<string, readonly string[]>
}

/** The rules of each component, in the order in which the components are defined; styled-components itself keeps them as one text. */
const groups: Group[] = []
const { registerId } = sheet.instance.constructor as unknown as { registerId(component: string): number }
sheet.instance.insertRules = (component, name, rules) => {
  sheet.instance.registerName(component, name)
  const index = registerId(component)
  groups[index] ??= { isGlobal: component.startsWith('sc-global'), rules: new Map() }
  groups[index].rules.set(name, rules)
}

// Rendered once here: each rendering would add its rules again.
renderToStaticMarkup(sheet.collectStyles(createElement(GlobalStyle)))

/**
 * The rules of a page as plain CSS, ordered by component regardless of the rendering order.
 *
 * @param html the page’s own, rendered into `sheet`.
 * @param around classes of the layout; many pages share the same set.
 * @param shown what the page has; rules for anything else are omitted.
 */
export function pageStyle(html: string, around: ReadonlySet<string>, shown: Shown): string {
  return stylesWithin(around)(JSON.stringify([shown, ...classesOf(html)]))
}

/** By the layout’s classes and, as JSON, what the page has and shows: pages of a route share both. */
const stylesWithin = memoizeByObject((around: ReadonlySet<string>) =>
  memoize((page: string) => {
    const [shown, ...own] = JSON.parse(page)
    return styleOf(JSON.stringify([shown, ...[...new Set([...around, ...own])].sort()]))
  }),
)

/** The same style with another layout, or with the classes in another order. */
const styleOf = memoize((page: string) => {
  const [shown, ...classes]: [Shown, ...string[]] = JSON.parse(page)
  return minify(rulesForMice(dropUnusedProperties(dropUnusedRules(selectRules(new Set(classes)), shown))))
})

/** Drops custom properties that no rule of the page uses. */
function dropUnusedProperties(css: string): string {
  return css.replace(/(?<=[{;])--([\w-]+):[^;}]*;?/g, (declaration, name) => (css.includes(`var(--${name})`) ? declaration : ''))
}

/** Drops the last semicolon of a rule, spaces that mean nothing and zeros before a decimal point. No `content` of ours contains any. */
function minify(css: string): string {
  return css
    .replace(/;\}/g, '}')
    .replace(/, /g, ',')
    .replace(/ (?=>)|(?<=(?:width|motion):) /g, '')
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

/** The classes of a component by name, because each process meets them in another order. */
function selectRules(classes: ReadonlySet<string>): string {
  return groups
    .flatMap(({ isGlobal, rules }) => [...rules].filter(([name]) => isGlobal || classes.has(name)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    .flatMap(([, texts]) => texts)
    .join('')
}
