import { splitAddress } from '../../i18n/address'
import { languageOf } from '../../i18n/languages'
import { fileOfAddress } from '../../i18n/pageFile'
import type { Redirect } from '../../seo/redirects'

/**
 * A page at each old address, for hosts without redirect rules: search engines treat an instant refresh as a redirect
 * (https://developers.google.com/search/docs/crawling-indexing/301-redirects). It has no text, so it needs no
 * translation.
 *
 * @param origin of the published site.
 * @returns texts by file.
 */
export function redirectPages(redirects: readonly Redirect[], origin: string): Record<string, string> {
  return Object.fromEntries(redirects.map(({ from, to }) => [fileOfAddress(from), redirectPage(to, origin)]))
}

function redirectPage(to: string, origin: string): string {
  const { code } = languageOf(splitAddress(to).locale)
  const target = origin + to
  return `<!doctype html><html lang="${code}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>${target}</title><link rel="canonical" href="${target}"><meta http-equiv="refresh" content="0; url=${to}"><meta name="viewport" content="width=device-width"></head><body><a href="${to}">${target}</a></body></html>\n`
}
