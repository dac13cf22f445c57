/** A heading of a post, for its list of contents. */
export interface Chapter {
  id: string
  /** HTML of its words, without links. */
  title: string
}

/**
 * The headings of the second level in a post’s HTML, each with an anchor: its own, or one that it is given here, as a backend may not know of any.
 *
 * @returns the HTML with all anchors, not sanitised, and the headings in their order.
 */
export function listContents(html: string): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = []
  // No heading has another one in it: what is unclosed is read once and not anew from each `<h2`.
  const anchored = html.replace(/<h2\b([^<>]*)>((?:(?!<h2\b).)*?)<\/h2>/gis, (heading, attributes: string, words: string) => {
    const own = /\sid="([^"]+)"/i.exec(attributes)?.[1]
    const id = own ?? `section-${chapters.length + 1}`
    chapters.push({ id, title: words.replace(/<\/?a\b[^<>]*>/gi, '') })
    return own ? heading : `<h2 id="${id}"${attributes}>${words}</h2>`
  })
  return { html: anchored, chapters }
}
