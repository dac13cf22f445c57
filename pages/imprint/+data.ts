import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'
import { legalFacts } from './legalFacts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { company, site } = getContent()
  const { legalName, register, vatId } = company
  const { placeholderNote, imprint } = getTranslate(locale)('legal', legalFacts(company, locale))
  const isSample = site.unconfirmedTexts.includes('legal')
  return {
    ...imprint,
    placeholderNote: isSample ? placeholderNote : undefined,
    subject: { kind: 'imprint', name: imprint.title, legalName, register, vatId } satisfies Subject,
  }
}
