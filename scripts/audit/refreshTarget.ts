/** The target of a page that only redirects; undefined for every other page. */
export function refreshTarget(html: string): string | undefined {
  return /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(html.slice(0, 2000))?.[1]
}
