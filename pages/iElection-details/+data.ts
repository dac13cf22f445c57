import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { site, pagePictures } = getContent()
  const { image } = pagePictures.election
  const t = getTranslate(locale)
  const { paragraphs, screens, ...words } = t('election')
  const [lead = '', ...shown] = paragraphs
  const subject = { kind: 'page', name: words.title, parents: [{ path: '/products', name: t('layout.navigation.products') }] } satisfies Subject
  return {
    ...words,
    meta: { ...words.meta, picture: image },
    subject,
    image,
    lead,
    screens: screens.map(({ title }, index) => ({ title, text: shown[index] ?? '', image: pagePictures.electionScreens[index]?.image ?? '' })),
    url: site.electionUrl,
  }
}
