import { decoded } from '../collections/decode'

/**
 * Gives the headings of a translated post the anchors of the original, so that a link to a heading works in every
 * language, also after a change of language.
 *
 * @param html of the translation; its links to its own headings are updated.
 * @returns the unchanged HTML if the headings do not correspond one to one.
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

/** Matches tags only: in text, `<` and `"` are entities. */
const anchorUse = /(<h[1-6] id="|aria-labelledby="|<a href="#)([^"]*)"/g
