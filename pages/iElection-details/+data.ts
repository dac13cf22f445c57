import type { PageContextServer } from 'vike/types'
import { getContent } from '../../content/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { site, pagePictures } = getContent()
  const { image } = pagePictures.election
  const words = getTranslate(locale)('election')
  const subject = { kind: 'page', name: words.title } satisfies Subject
  return { ...words, meta: { ...words.meta, picture: image }, subject, image, url: site.electionUrl }
}
