import { splitSelectors } from './splitSelectors'

/**
 * Restricts the rules for what is under the pointer to devices whose pointer can be over something without pressing it. After a
 * press of a finger, browsers leave `:hover` where it was until the next press: a menu that was closed would look like the current page’s.
 *
 * @param css rules, also inside of media queries. Those that apply otherwise as well, such as to what has the focus, stay as they are.
 */
export function rulesForMice(css: string): string {
  const isForMice = (selectors: string) => splitSelectors(selectors).every((selector) => selector.includes(':hover') && !selector.includes(':focus'))
  return css
    .replace(/(?<![^{}])([^{}@]*:hover[^{}]*)\{[^{}]*\}/g, (rule, selectors) => (isForMice(selectors) ? `${start}${rule}${end}` : rule))
    .replaceAll(end + start, '')
    .replaceAll(start, '@media (hover){')
    .replaceAll(end, '}')
}

/** Characters that no style sheet has. */
const [start, end] = ['\u{F0000}', '\u{F0001}']
