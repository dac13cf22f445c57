/**
 * The address of a page’s file, without origin: `/de/services` for `de/services.html`.
 *
 * @param file path from the root of the site.
 */
export function addressOfFile(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
}

/** The reverse of `addressOfFile`. */
export function fileOfAddress(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
