import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { site, pagePictures } = getContent()
  const { image } = pagePictures.election
  const { paragraphs, screens, ...words } = getTranslate(locale)('election')
  const [lead = '', ...shown] = paragraphs
  const subject = { kind: 'page', name: words.title } satisfies Subject
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
