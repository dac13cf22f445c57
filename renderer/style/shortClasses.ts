import { memoize } from '../../collections/memoize'

/**
 * Shortens class names. styled-components names an element by its component and by the hash of its rules: random letters,
 * which do not compress. A page has two dozen of them, 300 to 400 bytes of its first round trip.
 *
 * @param html a page with the classes of styled-components. An element has one class of rules, as no component styles a styled one: its second
 *   class would stay as it is, and is another in each checkout.
 * @param style the rules of the page.
 * @returns both with class names of one or two letters, numbered in the order of the page.
 */
export function shortClasses(html: string, style: string): { html: string; style: string } {
  const names = new Map<string, string>()
  const { named, renamed } = readStyle(style)
  const short = html.replace(/ class="((?:sc-[\w-]+ )+)([\w-]+)/g, (_, components: string, form: string) => {
    const kept = [
      ...components
        .trim()
        .split(' ')
        .filter((name) => named.has(name)),
      form,
    ]
    return ` class="${kept.map(shorten).join(' ')}`
  })
  const key = [...names.keys()].join(' ')
  const shortened = renamed.get(key) ?? rename(style, names)
  renamed.set(key, shortened)
  return { html: short, style: shortened }

  function shorten(name: string): string {
    const short = names.get(name) ?? shortName(names.size)
    names.set(name, short)
    return short
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** a to z, aa, ba and so on; class names written by hand are longer. */
function shortName(index: number): string {
  const rest = Math.floor(index / letters.length)
  return letters.charAt(index % letters.length) + (rest > 0 ? shortName(rest - 1) : '')
}

function rename(style: string, names: ReadonlyMap<string, string>): string {
  return style.replace(/\.([a-zA-Z][\w-]*)/g, (selector, name: string) => (names.has(name) ? `.${names.get(name)}` : selector))
}

interface Style {
  /** Component classes in its selectors: a rule may refer to another component by one. */
  named: ReadonlySet<string>
  /** By the classes that have become short, in their order. */
  renamed: Map<string, string>
}

/** Once for the pages of a route, which share it. */
const readStyle = memoize((style: string): Style => ({ named: new Set(style.match(/(?<=\.)sc-[\w-]+/g)), renamed: new Map() }))
