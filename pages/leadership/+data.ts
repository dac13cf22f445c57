import type { PageContextServer } from 'vike/types'
import { getContent } from '../../content/content'
import { getTranslate } from '../../i18n/translator'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { interviewUrl } = getContent().site
  return { ...getTranslate(locale)('leadership'), interviewUrl, frames: [interviewUrl] }
}
