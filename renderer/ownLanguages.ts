import type { Locale } from '../i18n/languages'
import { direction } from '../i18n/translator'

/**
 * A style sheet without what it says about languages that a page does not have, about their direction, and
 * without the fonts that nothing is set in then.
 *
 * @param css rules, also inside of media queries.
 * @param languages those of the page and its parts (BCP 47).
 */
export function ownLanguages(css: string, languages: readonly string[]): string {
  const isRtl = languages.some((code) => direction(code as Locale) === 'rtl')
  const isSpoken = (selector: string) =>
    (isRtl || !selector.includes(':dir(rtl)')) &&
    [...selector.matchAll(/(:not\()?:lang\(([\w-]+)\)/g)].every(([, not, range = '']) => languages.some((code) => isOf(code, range) !== Boolean(not)))
  const kept = css.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) => {
    if (!/:(lang|dir)\(/.test(selectors)) return rule
    const spoken = alternatives(selectors).filter(isSpoken)
    return spoken.length > 0 ? spoken.join(',') + rule.slice(selectors.length) : ''
  })
  const rules = kept.replace(fontFaces, '')
  return kept.replace(/@media[^{}]*\{\}/g, '').replace(fontFaces, (face, name) => (rules.includes(name) ? face : ''))
}

const fontFaces = /@font-face\{font-family:('[^']+')[^{}]*\}/g

/** Whether a language is meant by a range such as `pt`. */
function isOf(code: string, range: string): boolean {
  return code === range || code.startsWith(`${range}-`)
}

/** The selectors of a list: commas in brackets part nothing. */
function alternatives(selectors: string): string[] {
  let depth = 0
  const parts = ['']
  for (const character of selectors) {
    depth += Number(character === '(') - Number(character === ')')
    if (character === ',' && depth === 0) parts.push('')
    else parts.push(parts.pop() + character)
  }
  return parts
}
