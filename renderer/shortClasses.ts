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
  // A rule may refer to another component by its component class.
  const named = new Set(style.match(/(?<=\.)sc-[\w-]+/g))
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
  return { html: short, style: rename(style, names) }

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
  const key = [...names.keys(), style].join(' ')
  const renamed = styles.get(key) ?? style.replace(/\.([a-zA-Z][\w-]*)/g, (selector, name: string) => (names.has(name) ? `.${names.get(name)}` : selector))
  styles.set(key, renamed)
  return renamed
}

/** Pages of a route share them. */
const styles = new Map<string, string>()
