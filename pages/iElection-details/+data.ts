import type { PageContextServer } from 'vike/types'
import { getContent } from '../../content/content'
import { getTranslate } from '../../i18n/translator'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  return { ...getTranslate(locale)('election'), url: getContent().site.electionUrl }
}
