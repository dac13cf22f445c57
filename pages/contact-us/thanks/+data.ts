import type { PageContextServer } from 'vike/types'
import { getContent } from '../../../collections/content'
import { getTranslate } from '../../../i18n/translator'
import type { Subject } from '../../../seo/structuredData/subject'
import { nextSteps } from '../nextSteps'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const words = getTranslate(locale)('contact.thanks')
  const { image } = getContent().pagePictures.thanks
  return {
    ...words,
    meta: { ...words.meta, picture: image },
    next: nextSteps(locale),
    subject: { kind: 'page', name: words.title } satisfies Subject,
    image,
  }
}
