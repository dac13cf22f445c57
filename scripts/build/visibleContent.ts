/**
 * Changes whenever `visibleContent` makes something else of the same page: pages that differ by that alone have not
 * changed, and nobody can tell any more when they did (`pageDates.ts`).
 */
export const contentMethod = 1

/**
 * What a page has for its readers: title, description and `<main>`, with its texts, links, pictures and structure. What
 * surrounds them is left out, and so is what only code decides: classes, hashes in names of files, what an island starts with.
 *
 * @param html of a page of the build.
 */
export function visibleContent(html: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const shown = main
    .replace(/<(script|style|svg|template)\b.*?<\/\1>/gs, '')
    .replace(invisible, '')
    .replace(/(\/assets\/[\w./-]*)\.[\w-]{8,}(\.\w+)/g, '$1$2')
  return `${title}\n${description}\n${shown.replace(/\s{2,}|[^\S ]/g, ' ')}`
}

/** In texts, quotation marks are escaped, so all of these stand in tags. */
const invisible = / (?!(?:href|src|poster|alt|title|lang|placeholder|aria-label)=)[\w-]+="[^"]*"/g
