import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import type { Subject } from '../../seo/structuredData/subject'
import { legalTexts } from './legalTexts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { legalName, register, vatId } = getContent().company
  const { imprint, placeholderNote } = legalTexts(locale)
  return { ...imprint, placeholderNote, subject: { kind: 'imprint', name: imprint.title, legalName, register, vatId } satisfies Subject }
}
