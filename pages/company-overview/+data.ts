import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'
import { companyProfile } from './companyProfile'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  // Labels are keys of texts, as `check/menu.ts` ensures.
  const menuText = t as (key: string) => string
  const { profile: _, ways, ...words } = t('company')
  const { company, menu, pagePictures } = getContent()
  const group = menu.header.map(({ links = [] }) => links).find((links) => links.some(({ href }) => href === '/company-overview')) ?? []
  return {
    ...words,
    profile: companyProfile(company, locale),
    ways: {
      title: ways,
      // The other pages of its group in the menu.
      links: group.filter(({ href }) => href !== '/company-overview').map(({ href, label }) => ({ to: href, label: menuText(label) })),
    },
    subject: { kind: 'page', name: words.banner.title } satisfies Subject,
    image: pagePictures.companyOverview.image,
    cta: t('home.cta'),
  }
}
