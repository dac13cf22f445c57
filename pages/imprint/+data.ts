import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { placeholderNote, imprint } = getTranslate(locale)('legal')
  const isSample = getContent().site.unconfirmedTexts.includes('legal')
  return { ...imprint, placeholderNote: isSample ? placeholderNote : undefined, subject: { kind: 'page', name: imprint.title } satisfies Subject }
}
