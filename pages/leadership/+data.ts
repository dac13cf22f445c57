import type { PageContextServer } from 'vike/types'
import { getContent } from '../../content/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { interviewUrl } = getContent().site
  const words = getTranslate(locale)('leadership')
  const { title, interview } = words
  const subject = { kind: 'interview', name: title, title: interview.title, text: interview.text, url: interviewUrl, image: 'leadership' } satisfies Subject
  return { ...words, subject, interviewUrl, frames: [interviewUrl] }
}
