import { createHash } from 'node:crypto'
import type { Locale } from '../i18n/languages'

/** The content of a page’s share image, drawn by `renderer/prerender/shareImages.ts`. */
export interface ShareImage {
  title: string
  /** Name of a drawing in `art`, or of a photograph without extension. */
  picture: string
  locale: Locale
}

/** A share image with its path. */
export type NamedShareImage = ShareImage & { path: string }

/** 1200 × 630 px: what link previews show without cropping. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** The default picture, for pages without `meta.picture`. */
export const companyPicture = 'company'

/**
 * Path of a share image, by title, picture and language. Not below `/assets`, whose files are cached for ever: a new
 * photograph or company name changes the image but not its path.
 */
export function shareImagePath({ title, picture, locale }: ShareImage): string {
  const hash = createHash('sha256').update(`${locale}\n${title}`).digest('hex').slice(0, 12)
  return `/share/${picture}.${locale}.${hash}.png`
}
