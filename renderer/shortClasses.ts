/**
 * styled-components calls an element by its component and by the hash of its rules: letters at random, which no compression
 * makes shorter. A page has two dozen of them, 300 to 400 bytes of what is to come in its first round trip.
 *
 * @param html a page, with classes as styled-components gives them.
 * @param style the rules of the page.
 * @returns both with names of a letter or two, in the order in which the page has them.
 */
export function shortClasses(html: string, style: string): { html: string; style: string } {
  const names = new Map<string, string>()
  // A rule may name another component, by the class that says which one it is.
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
    const known = names.get(name) ?? shortName(names.size)
    names.set(name, known)
    return known
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** a to z, aa, ba and so on; what authors name has more letters. */
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

/** Pages of a kind have the same. */
const styles = new Map<string, string>()
