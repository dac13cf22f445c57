import type { PageContextServer } from 'vike/types'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const words = getTranslate(locale)('serviceText')
  return { ...words, meta: { ...words.meta, picture: 'mvp' }, subject: { kind: 'page', name: words.title } satisfies Subject }
}
