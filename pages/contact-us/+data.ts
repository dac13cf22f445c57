import type { PageContextServer } from 'vike/types'
import { getContent } from '../../content/content'
import { getTranslate } from '../../i18n/translator'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { thanks: _, ...words } = getTranslate(locale)('contact')
  const { legalName, address, phone, email } = getContent().company
  return { ...words, company: { legalName, address, phone, email } }
}
