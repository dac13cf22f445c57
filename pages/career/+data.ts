import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { existing, isDraft } from '../../collections/drafts'
import { languageOf } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { openings: words, labels, ...rest } = t('careers')
  const { company } = getContent()
  const { colon = ': ' } = languageOf(locale)
  const openings = existing(getContent().openings, locale)
  const opening = (key: string) => words[key as keyof typeof words]
  return {
    ...rest,
    subject: { kind: 'openings', name: rest.title, openings: openings.map(({ key }) => opening(key)) } satisfies Subject,
    colon,
    email: company.careersEmail,
    openings: openings.map((entry) => {
      const { title, text, keySkills, location, experience } = opening(entry.key)
      const lines = [
        [labels.keySkills, keySkills],
        [labels.location, location],
        [labels.experience, experience],
      ] as const
      const contact = {
        label: labels.apply,
        name: t('careers.labels.applyFor', { name: title }),
        href: `mailto:${company.careersEmail}?subject=${encodeURIComponent(title)}`,
      }
      // It has no page of its own that could carry the mark.
      return { key: entry.key, title: isDraft(entry, locale) ? `${title} (${t('layout.draft.label')})` : title, text, image: entry.image, lines, contact }
    }),
  }
}
