import { isSvg, type Page, tagName } from '../parsePage'
import type { CompatTable } from './compatData'
import type { FeatureUse } from './featureUse'

/**
 * Features used by a document: elements, attributes with their values, and directives of its policy. Browsers ignore unknown ones.
 *
 * @param seen elements of earlier pages, to skip; this page’s elements are added.
 */
export function featuresOfPage(page: Page, table: CompatTable, seen: Set<string>): FeatureUse[] {
  const uses = new Map<string, FeatureUse>()
  const add = (key: string, text: string) => {
    if (!uses.has(key) && table.has(key)) uses.set(key, { key, text, isGuarded: false })
  }
  for (const element of page.elements) {
    const tag = tagName(element)
    const id = `${tag} ${element.rawAttrs}`
    if (seen.has(id)) continue
    seen.add(id)
    const kind = isSvg(element) ? 'svg' : 'html'
    add(`${kind}.elements.${tag}`, `<${tag}>`)
    for (const [given, written] of Object.entries(element.rawAttributes as Record<string, string | null>)) {
      const value = written ?? ''
      const name = given.toLowerCase()
      const text = `<${tag} ${name}="${value.slice(0, 60)}">`
      for (const key of [`${kind}.elements.${tag}.${name}`, `${kind}.global_attributes.${name}`]) {
        if (tag === 'input' && name === 'type') add(`${key}_${value}`, text)
        if (!table.has(key)) continue
        add(key, text)
        if (value.length < 60) for (const word of value.split(' ')) add(`${key}.${word}`, text)
      }
    }
    if (tag === 'meta' && element.getAttribute('http-equiv') === 'Content-Security-Policy')
      for (const directive of (element.getAttribute('content') ?? '').split(';'))
        add(`http.headers.Content-Security-Policy.${directive.trim().split(' ')[0]}`, directive.trim())
  }
  return [...uses.values()]
}
