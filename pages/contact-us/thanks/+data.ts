import type { PageContextServer } from 'vike/types'
import { getContent } from '../../../collections/content'
import { getTranslate } from '../../../i18n/translator'
import type { Subject } from '../../../seo/structuredData/subject'
import { nextSteps } from '../nextSteps'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const words = getTranslate(locale)('contact.thanks')
  const { company, pagePictures } = getContent()
  const { image } = pagePictures.thanks
  return {
    ...words,
    meta: { ...words.meta, picture: image },
    next: nextSteps(company, locale),
    subject: { kind: 'page', name: words.title } satisfies Subject,
    image,
  }
}
