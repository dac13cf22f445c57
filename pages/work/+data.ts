import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'
import { sampleTexts } from '../sampleTexts'
import { inRows } from './inRows'
import { projectCards } from './projectCards'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { meta, ...words } = t('work')
  const { marked } = sampleTexts('projects', locale)
  const { sectors } = getContent()
  const ask = t('home.cta')
  return {
    ...words,
    subject: { kind: 'page', name: t('layout.navigation.work') } satisfies Subject,
    meta: { ...meta, description: marked(meta.description), picture: 'pressure-vessel' },
    overview: t('sectors.all.overview'),
    sectors: sectors.map(({ category }) => {
      const { heading, overview } = t(`sectors.${category}`)
      return { category, heading, overview }
    }),
    projects: inRows(projectCards(locale), sectors),
    cta: { title: ask.title, text: ask.text },
  }
}
