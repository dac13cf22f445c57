/**
 * Changes whenever `visibleContent` makes something else of the same page: pages that differ by that alone have not
 * changed, and nobody can tell any more when they did (`pageDates.ts`).
 */
export const contentMethod = 1

/**
 * What a page has for its readers: title, description and `<main>`, with its texts, links, pictures and structure. What
 * surrounds them is left out, and so is what only code decides: classes, hashes in names of files, what an island starts with, where
 * a heading may break.
 *
 * @param html of a page of the build.
 */
export function visibleContent(html: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const shown = withoutInvisible(main.replace(/<(script|style|svg|template)\b.*?<\/\1>|<wbr>/gs, '')).replace(/(\/assets\/[\w./-]*)\.[\w-]{8,}(\.\w+)/g, '$1$2')
  return `${title}\n${description}\n${shown.replace(/\s{2,}|[^\S ]/g, ' ')}`
}

const visible = new Set(['href', 'src', 'poster', 'alt', 'title', 'lang', 'placeholder', 'aria-label'])

/** In texts, quotation marks are escaped, so each `="` stands in a tag. A regular expression would ask at every blank. */
function withoutInvisible(html: string): string {
  let shown = ''
  let from = 0
  for (let at = html.indexOf('="'); at >= 0; ) {
    const before = html.lastIndexOf(' ', at)
    const end = html.indexOf('"', at + 2) + 1
    if (!visible.has(html.slice(before + 1, at))) {
      shown += html.slice(from, before)
      from = end
    }
    at = html.indexOf('="', end)
  }
  return shown + html.slice(from)
}
