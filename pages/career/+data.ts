import type { PageContextServer } from 'vike/types'
import { getContent } from '../../content/content'
import { getTranslate } from '../../i18n/translator'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { openings: words, labels, ...rest } = getTranslate(locale)('careers')
  const { openings, company } = getContent()
  return {
    ...rest,
    email: company.careersEmail,
    openings: openings.map(({ key, image }) => {
      const { title, text, keySkills, location, experience } = words[key as keyof typeof words]
      const lines = [
        [labels.keySkills, keySkills],
        [labels.location, location],
        [labels.experience, experience],
      ] as const
      return { title, text, image, lines }
    }),
  }
}
