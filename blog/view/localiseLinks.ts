/**
 * Puts the root-relative links of an HTML text under a language’s prefix, so that a reader stays in that language. Files
 * are there once, for all languages.
 *
 * @param base the prefix, such as `/ja`, or '' for the language without one.
 */
export function localiseLinks(html: string, base: string): string {
  if (!base) return html
  // No link has another one in it: what is unclosed is read once and not anew from each `<a`.
  return html.replace(/(<a (?:(?!<a )[^>])*?href=")\/(?!\/)([^"]*)/g, (link, start: string, path: string) => {
    const isFile = /^[^?#]*\.\w+(?=[?#]|$)/.test(path)
    return isFile ? link : start + base + (/^\w/.test(path) ? `/${path}` : path)
  })
}
