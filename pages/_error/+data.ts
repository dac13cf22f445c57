import type { PageContextServer } from 'vike/types'
import { getTranslate } from '../../i18n/translator'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { meta, ...words } = t('errors.notFound')
  return { ...words, meta: { ...meta, index: false }, cardNotFound: t('errors.cardNotFound') }
}
