import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { site, pagePictures } = getContent()
  const { image } = pagePictures.election
  const t = getTranslate(locale)
  const words = t('election')
  const subject = { kind: 'page', name: words.title } satisfies Subject
  return { ...words, meta: { ...words.meta, picture: image }, subject, image, url: site.electionUrl, cta: t('home.cta') }
}
