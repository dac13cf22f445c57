import { splitSelectors } from './splitSelectors'

/**
 * Restricts `:hover` rules to devices that can hover. After a tap, browsers keep `:hover` on the element until the next tap: a closed menu
 * would look like that of the current page.
 *
 * @param css rules, also inside of media queries. Rules that also have a selector without `:hover`, such as `:focus-visible`, stay as they are.
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
