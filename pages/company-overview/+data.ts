import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const words = t('company')
  return {
    ...words,
    subject: { kind: 'page', name: words.banner.title } satisfies Subject,
    image: getContent().pagePictures.companyOverview.image,
    cta: t('home.cta'),
  }
}
