/**
 * Gives the headings of a translated post the anchors of the original’s, so that a link to one of them leads to the same
 * place in every language, and so does a change of language there.
 *
 * @param html of the translation; links in it to its own headings go along.
 * @returns the same where the two have not the same headings, one for one.
 */
export function alignHeadings(html: string, original: string): string {
  const own = headingsOf(html)
  const theirs = headingsOf(original)
  const isAlike = own.length === theirs.length && own.every(({ level }, index) => level === theirs[index]?.level)
  if (!isAlike) return html
  const anchors = new Map(own.map(({ id }, index) => [id, theirs[index]?.id ?? id]))
  return html.replace(anchorUse, (whole, before: string, id: string) => {
    const anchor = anchors.get(id) ?? anchors.get(decoded(id))
    return anchor === undefined ? whole : `${before}${anchor}"`
  })
}

function headingsOf(html: string): { level: string; id: string }[] {
  return [...html.matchAll(/<h([1-6]) id="([^"]*)"/g)].map(([, level = '', id = '']) => ({ level, id }))
}

/** In text, `<` and `"` are written as entities. */
const anchorUse = /(<h[1-6] id="|aria-labelledby="|<a href="#)([^"]*)"/g

/** In addresses, letters beyond ASCII are written with percent signs. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
