import type { PageContextServer } from 'vike/types'
import { getTranslate } from '../../../i18n/translator'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { meta, ...words } = getTranslate(locale)('contact.thanks')
  return { ...words, meta: { ...meta, index: false } }
}
