import { direction } from '../../i18n/translator'
import { splitSelectors } from './splitSelectors'

/** What a page shows, as far as rules depend on it. */
export interface Shown {
  /** Those of the page and its parts (BCP 47). */
  languages: readonly string[]
  /** Whether it has photographs, which are `<picture>` elements, or may get some in the browser. */
  photographs: boolean
  /** Whether it has words that are kept on one line (`keepWhole`, `keepCounters`). */
  wholeWords: boolean
}

/**
 * Removes from a style sheet the rules for languages, directions, photographs and whole words that a page does not have, and the
 * fonts that are unused then.
 *
 * @param css rules, also inside of media queries.
 */
export function dropUnusedRules(css: string, { languages, photographs, wholeWords }: Shown): string {
  const isRtl = languages.some((code) => direction(code) === 'rtl')
  const applies = (selector: string) =>
    (isRtl || !selector.includes(':dir(rtl)')) &&
    (photographs || !ofPhotographs.test(selector)) &&
    (wholeWords || !ofWholeWords.test(selector)) &&
    [...selector.matchAll(/(:not\()?:lang\(([\w-]+)\)/g)].every(([, not, range = '']) => languages.some((code) => matchesRange(code, range) !== Boolean(not)))
  const kept = css.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) => {
    if (!/:(lang|dir)\(/.test(selectors) && !ofPhotographs.test(selectors) && !ofWholeWords.test(selectors)) return rule
    const applying = splitSelectors(selectors).filter(applies)
    return applying.length > 0 ? applying.join(',') + rule.slice(selectors.length) : ''
  })
  const rules = kept.replace(fontFaces, '')
  return kept.replace(/@media[^{}]*\{\}/g, '').replace(fontFaces, (face, name) => (rules.includes(name) ? face : ''))
}

/** Elements, not classes of this name. */
const ofPhotographs = /(?<![.\w-])(?:picture|source)(?![\w-])/
const ofWholeWords = /\.whole(?![\w-])/

const fontFaces = /@font-face\{font-family:('[^']+')[^{}]*\}/g

/** Whether a language matches a range such as `pt`. */
function matchesRange(code: string, range: string): boolean {
  return code === range || code.startsWith(`${range}-`)
}
