import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const words = t('serviceText')
  const { image } = getContent().pagePictures.serviceText
  return { ...words, meta: { ...words.meta, picture: image }, image, subject: { kind: 'page', name: words.title } satisfies Subject, cta: t('home.cta') }
}
