import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { facts: _, ...words } = t('patent')
  const { company, pagePictures } = getContent()
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  return {
    ...words,
    meta: { ...words.meta, picture: 'patent-foot' },
    subject: { kind: 'page', name: words.title } satisfies Subject,
    images: pagePictures.patents.map(({ image }) => image),
    facts: company.patents?.map((patent) => t('patent.facts', { ...patent, country: countries.of(patent.country) })),
    cta: t('home.cta'),
  }
}
