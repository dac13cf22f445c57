/**
 * A page that can be looked at as a file: without scripts, which would lead to another language, and without the policy,
 * which lets a file load nothing; pictures, fonts and styles are looked for where `locate` says.
 *
 * @param locate gives the address of a file of the site, from its path without the first slash.
 */
export function previewPage(html: string, locate: (path: string) => string): string {
  const relocate = (text: string) => text.replace(/(^|[\s",(])\/(?!\/)([\w@%./-]+)/g, (_, before: string, path: string) => before + locate(path))
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>|<link rel="preload"[^>]*>/g, '')
    .replace(/<(?:img|source|video|link)\b[^>]*>/g, (tag) =>
      tag.replace(/ (src|srcset|poster|href)="([^"]*)"/g, (_, name, value) => ` ${name}="${relocate(value)}"`),
    )
    .replace(/url\((\/[^)]*)\)/g, (_, address: string) => `url(${relocate(address)})`)
}
