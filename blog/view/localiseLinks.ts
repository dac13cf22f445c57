/**
 * Adds a language’s prefix to the root-relative links in HTML, so that readers stay in that language. Except links to
 * files, which exist once for all languages.
 *
 * @param base the prefix, such as `/ja`, or '' for the default language.
 */
export function localiseLinks(html: string, base: string): string {
  if (!base) return html
  // Excluding nested links keeps the time linear for unclosed ones.
  return html.replace(/(<a (?:(?!<a )[^>])*?href=")\/(?!\/)([^"]*)/g, (link, start: string, path: string) => {
    const isFile = /^[^?#]*\.\w+(?=[?#]|$)/.test(path)
    return isFile ? link : start + base + (/^(?![?#])./.test(path) ? `/${path}` : path)
  })
}
