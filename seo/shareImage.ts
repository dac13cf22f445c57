import { createHash } from 'node:crypto'
import type { Locale } from '../i18n/languages'

/** What a page’s share image shows: `renderer/prerender/shareImages.ts` draws it. */
export interface ShareImage {
  title: string
  /** Name of a drawing of `art`, or of a photograph without its ending. */
  picture: string
  locale: Locale
}

/** 1200 × 630 px: what link previews show without cropping. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** What a page’s share image shows, where its `+data` names no `meta.picture`. */
export const companyPicture = 'company'

/**
 * Path of a share image, another one for another title, picture or language. Not below `/assets`, whose files hosts keep for
 * ever: with a new photograph or company name, another image stands at the same path.
 */
export function shareImagePath({ title, picture, locale }: ShareImage): string {
  const hash = createHash('sha256').update(`${locale}\n${title}`).digest('hex').slice(0, 12)
  return `/share/${picture}.${locale}.${hash}.png`
}

/** The share image that a page’s HTML asks for; undefined where it asks for none. */
export function findShareImage(html: string): (ShareImage & { path: string }) | undefined {
  const [, path, picture, locale] = /<meta property="og:image" content="[^"]*?(\/share\/([\w-]+)\.([\w-]+)\.\w+\.png)"/.exec(html) ?? []
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]
  if (!path || !picture || !locale || title === undefined) return undefined
  return { path, picture, locale: locale as Locale, title: decodeEntities(title) }
}

/** What React writes into attributes. */
function decodeEntities(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
