/** A heading of a post, for its table of contents. */
export interface Chapter {
  id: string
  /** HTML of the heading, without links. */
  title: string
}

/**
 * Lists the second-level headings of a post, and adds missing anchors, because a foreign backend may have none.
 *
 * @returns the HTML with all anchors, not sanitised, and the headings in their order.
 */
export function listContents(html: string): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = []
  // Excluding nested headings keeps the time linear for unclosed ones.
  const anchored = html.replace(/<h2\b([^<>]*)>((?:(?!<h2\b).)*?)<\/h2>/gis, (heading, attributes: string, words: string) => {
    const own = /\sid="([^"]+)"/i.exec(attributes)?.[1]
    const id = own ?? `section-${chapters.length + 1}`
    chapters.push({ id, title: words.replace(/<\/?a\b[^<>]*>/gi, '') })
    return own ? heading : `<h2 id="${id}"${attributes}>${words}</h2>`
  })
  return { html: anchored, chapters }
}
