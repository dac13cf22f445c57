import { createHash } from 'node:crypto'
import type { Locale } from '../i18n/languages'

/** What a page’s share image shows: `renderer/prerender/shareImages.ts` draws it. */
export interface ShareImage {
  title: string
  /** Name of a drawing of `art`, or of a photograph without its ending. */
  picture: string
  locale: Locale
}

/** With the path that a page asks for it by. */
export type NamedShareImage = ShareImage & { path: string }

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
