/**
 * Turns a page into a file that can be viewed locally: without scripts, which would redirect to another language, and without the
 * policy, which forbids a local file to load anything. Addresses of pictures, fonts and styles are replaced by those of `locate`.
 *
 * @param locate returns the address of a file of the site; takes its path without leading slash.
 */
export function previewPage(html: string, locate: (path: string) => string): string {
  const relocate = (text: string) => text.replace(/(^|[\s",(])\/(?!\/)([\w@%./-]+)/g, (_, before: string, path: string) => before + locate(path))
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>|<link rel="(?:module)?preload"[^>]*>/g, '')
    .replace(/<(?:img|source|video|link)\b[^>]*>/g, (tag) =>
      tag.replace(/ (src|srcset|poster|href)="([^"]*)"/g, (_, name, value) => ` ${name}="${relocate(value)}"`),
    )
    .replace(/url\((\/[^)]*)\)/g, (_, address: string) => `url(${relocate(address)})`)
}
