import type { PageContextServer } from 'vike/types'
import { getContent } from '../../content/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { openings: words, labels, ...rest } = getTranslate(locale)('careers')
  const { openings, company } = getContent()
  const opening = (key: string) => words[key as keyof typeof words]
  return {
    ...rest,
    subject: { kind: 'openings', name: rest.title, openings: openings.map(({ key }) => opening(key)) } satisfies Subject,
    email: company.careersEmail,
    openings: openings.map(({ key, image }) => {
      const { title, text, keySkills, location, experience } = opening(key)
      const lines = [
        [labels.keySkills, keySkills],
        [labels.location, location],
        [labels.experience, experience],
      ] as const
      return { title, text, image, lines }
    }),
  }
}
