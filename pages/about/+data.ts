import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { ways, ...words } = t('about')
  const { pagePictures, sectors } = getContent()
  return {
    ...words,
    subject: { kind: 'page', name: words.title } satisfies Subject,
    image: pagePictures.about.image,
    button: t('company.menu'),
    wayTitle: ways.title,
    ways: [
      { to: '/services', heading: ways.services, image: pagePictures.services.image },
      { to: '/work', heading: ways.work, image: sectors[0]?.image ?? pagePictures.about.image },
      { to: '/leadership', heading: ways.leadership, image: pagePictures.leadership.image },
      { to: '/career', heading: ways.careers, image: pagePictures.careers.image },
    ],
    cta: t('home.cta'),
  }
}
