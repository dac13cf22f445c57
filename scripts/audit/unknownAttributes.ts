import axe from 'axe-core'
import type { HTMLElement } from 'node-html-parser'
import { readCompatData } from './features/compatData'
import { isSvg, type Page, tagName } from './parsePage'
import { remember } from './remember'
import type { Finding } from './rule'

/** In the standard, but not in MDN’s data; `property` is RDFa, for Open Graph. */
const others = new Set(['meta media', 'meta property', 'input type', 'input value'])

/** axe-core’s types leave these out. */
const { aria } = (
  axe as unknown as {
    commons: {
      aria: {
        validateAttr(name: string): boolean
        isValidRole(role: string): boolean
        lookupTable: { attributes: Record<string, { type: string; values?: string[] }> }
      }
    }
  }
).commons

let read: ReturnType<typeof readCompatData> | undefined

function table() {
  read ??= readCompatData()
  return read
}

/** Findings by tag: most elements are on many pages. */
const known = new Map<string, Finding[]>()

/**
 * Attributes, roles and ARIA values that browsers and screen readers ignore, because they do not know them: mistyped ones. html-validate knows the
 * values of HTML attributes only. Drawings have attributes of their own.
 *
 * @see https://www.w3.org/TR/wai-aria-1.2/#role_definitions
 */
export function unknownAttributes({ elements }: Page): Finding[] {
  return elements.flatMap((element) => {
    if (element.rawAttrs === '' || isSvg(element)) return []
    return remember(known, `${tagName(element)} ${element.rawAttrs}`, () => unknownIn(element))
  })
}

function unknownIn(element: HTMLElement): Finding[] {
  const tag = tagName(element)
  const unknown = Object.keys(element.rawAttributes).filter((name) => !isInStandard(tag, name.toLowerCase()))
  const roles = (element.getAttribute('role') ?? '').split(/\s+/).filter((role) => role !== '' && !aria.isValidRole(role))
  return [
    ...unknown.map((name) => ({ found: `${name}="${element.getAttribute(name)}" on <${tag}>`, expected: 'an attribute of that element' })),
    ...wrongValues(element).map(([name, value, values]) => ({ found: `${name}="${value}" on <${tag}>`, expected: values.join(', ') })),
    ...roles.map((role) => ({ found: `role="${role}" on <${tag}>`, expected: 'a role of WAI-ARIA' })),
  ]
}

/** ARIA attributes with none of their values, as far as these can be listed. */
function wrongValues(element: HTMLElement): [name: string, value: string, values: readonly string[]][] {
  return Object.entries(element.attributes).flatMap(([name, value]): [string, string, readonly string[]][] => {
    const { type, values } = aria.lookupTable.attributes[name.toLowerCase()] ?? {}
    const allowed = type === 'boolean' ? ['true', 'false'] : values
    return allowed && value !== '' && !allowed.includes(value) && type !== 'nmtokens' ? [[name, value, allowed]] : []
  })
}

function isInStandard(tag: string, name: string): boolean {
  if (name === 'role' || name.startsWith('data-') || others.has(`${tag} ${name}`)) return true
  if (name.startsWith('aria-')) return aria.validateAttr(name)
  const { has } = table()
  return has(`html.global_attributes.${name}`) || has(`html.elements.${tag}.${name}`)
}
