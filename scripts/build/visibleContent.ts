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
    .replace(/<([a-z][\w-]*)([^>"]*(?:"[^"]*"[^>"]*)*)>/g, (_, tag: string, attributes: string) => `<${tag}${keep(attributes)}>`)
  return `${title}\n${description}\n${shown.replace(/\s+/g, ' ')}`
}

function keep(attributes: string): string {
  if (attributes === '') return ''
  return [...attributes.matchAll(/ (href|src|poster|alt|title|lang|placeholder|aria-label)="([^"]*)"/g)]
    .map(([, name, value = '']) => ` ${name}="${withoutHash(value)}"`)
    .join('')
}

/** `/assets/art/erp.1a2b3c4d.svg` is the picture `erp`, however it is drawn today. */
function withoutHash(address: string): string {
  return address.replace(/^(\/assets\/.*)\.[\w-]{8,}(\.\w+)$/, '$1$2')
}
