import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { existing } from '../../collections/drafts'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'
import { sampleTexts } from '../sampleTexts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { projects, sectors } = getContent()
  const { meta, ...words } = t('work')
  const { marked } = sampleTexts('projects', locale)
  return {
    ...words,
    subject: { kind: 'page', name: words.title } satisfies Subject,
    meta: { ...meta, description: marked(meta.description) },
    overview: t('sectors.all.overview'),
    sectors: sectors.map(({ category }) => ({ category, ...t(`sectors.${category}`) })),
    projects: existing(projects, locale).map(({ id, category, image }) => {
      const { heading, paragraph } = t(`projects.${id as 1}`)
      return { id, category, image, heading, paragraph: marked(paragraph) }
    }),
  }
}
