import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'
import { legalFacts } from '../imprint/legalFacts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { placeholderNote, privacy } = getTranslate(locale)('legal', legalFacts(getContent().company, locale))
  const isSample = getContent().site.unconfirmedTexts.includes('legal')
  return { ...privacy, placeholderNote: isSample ? placeholderNote : undefined, subject: { kind: 'page', name: privacy.title } satisfies Subject }
}
