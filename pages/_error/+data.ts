import type { PageContextServer } from 'vike/types'
import { getTranslate } from '../../i18n/translator'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  return { ...t('errors.notFound'), cardNotFound: t('errors.cardNotFound') }
}
