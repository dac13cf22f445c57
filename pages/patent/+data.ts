import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { countryName } from '../../i18n/countryName'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { facts: _, ...words } = t('patent')
  const { company, pagePictures } = getContent()
  return {
    ...words,
    meta: { ...words.meta, picture: 'patent-foot' },
    subject: { kind: 'page', name: words.title } satisfies Subject,
    images: pagePictures.patents.map(({ image }) => image),
    facts: company.patents?.map((patent) => t('patent.facts', { ...patent, country: countryName(patent.country, locale) })),
    cta: t('home.cta'),
  }
}
