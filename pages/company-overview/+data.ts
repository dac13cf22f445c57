import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'
import { companyProfile } from './companyProfile'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { profile: _, ...words } = t('company')
  const { company, pagePictures } = getContent()
  return {
    ...words,
    profile: companyProfile(company, locale),
    ways: {
      title: t('about.ways.title'),
      links: [
        { to: '/leadership', label: t('leadership.title') },
        { to: '/testimonial', label: t('testimonial.title') },
        { to: '/patent', label: t('patent.title') },
      ],
    },
    subject: { kind: 'page', name: words.banner.title } satisfies Subject,
    image: pagePictures.companyOverview.image,
    cta: t('home.cta'),
  }
}
