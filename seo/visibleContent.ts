/**
 * Version of `visibleContent`; increase it when the result for the same page changes. Such pages have not changed
 * for readers, and their dates are no longer comparable (`pageDates.ts`).
 */
export const contentMethod = 3

/**
 * The content of a page: title, description and `<main>`, with its texts, links, pictures and structure. Excludes the layout, the
 * call to action, which most pages share (one edited sentence would date them all), and details of the code: classes, hashes in
 * file names, props of islands, elements without a meaning, and where a word may break.
 *
 * @param html of a page of the build.
 */
export function visibleContent(html: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const own = main.replace(/<section[^<>]* aria-labelledby="call-title".*?<\/section>|<(script|style|svg|template)\b.*?<\/\1>/gs, '')
  const shown = withoutInvisible(own)
    .replace(meaningless, '')
    .replace(/(\/assets\/[\w./-]*)\.[\w-]{6,}(\.\w+)/g, '$1$2')
  return `${title}\n${description}\n${shown.replace(/\s{2,}|[^\S ]/g, ' ')}`
}

/** Once their attributes are gone. What remains, such as `<span lang="ja">`, has a meaning. */
const meaningless = /<\/?(?:div|span)>|<wbr>|<!-- -->|\u00AD/g

const visible = new Set(['href', 'src', 'poster', 'alt', 'title', 'lang', 'placeholder', 'aria-label'])

/** Quotation marks in texts are escaped, so each `="` is in a tag. Faster than a regular expression, which would try each space. */
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
