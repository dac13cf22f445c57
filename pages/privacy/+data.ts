import type { PageContextServer } from 'vike/types'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { placeholderNote, privacy } = getTranslate(locale)('legal')
  return { ...privacy, placeholderNote, subject: { kind: 'page', name: privacy.title } satisfies Subject }
}
