import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const words = t('about')
  return {
    ...words,
    subject: { kind: 'page', name: words.title } satisfies Subject,
    image: getContent().pagePictures.about.image,
    button: t('company.menu'),
  }
}
