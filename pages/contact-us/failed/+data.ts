import type { PageContextServer } from 'vike/types'
import { getContent } from '../../../collections/content'
import { getTranslate } from '../../../i18n/translator'
import type { Subject } from '../../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { meta, text, back } = t('contact.failed')
  const { title } = meta
  const { pagePictures, company } = getContent()
  const { image } = pagePictures.notFound
  return {
    meta: { ...meta, picture: image },
    subject: { kind: 'page', name: title } satisfies Subject,
    title,
    text,
    back,
    image,
    phone: company.phone,
    email: company.email,
  }
}
