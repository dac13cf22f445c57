import type { PageContextServer } from 'vike/types'
import type { Subject } from '../../seo/structuredData/subject'
import { legalTexts } from '../imprint/legalTexts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { privacy, placeholderNote } = legalTexts(locale)
  return { ...privacy, placeholderNote, subject: { kind: 'page', name: privacy.title } satisfies Subject }
}
