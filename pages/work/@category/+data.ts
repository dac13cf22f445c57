import type { PageContextServer } from 'vike/types'
import { getContent } from '../../../collections/content'
import { getTranslate } from '../../../i18n/translator'
import type { Subject } from '../../../seo/structuredData/subject'
import { notFound } from '../../notFound'
import { sampleTexts } from '../../sampleTexts'
import { projectCards } from '../projectCards'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ locale, routeParams }: PageContextServer) {
  const t = getTranslate(locale)
  const { sectors } = getContent()
  const sector = sectors.find(({ category }) => category === routeParams.category)
  if (!sector) return notFound()
  const { category, image } = sector
  const { meta, heading, text, overview } = t(`sectors.${category}`)
  return {
    meta: { ...meta, description: sampleTexts('projects', locale).marked(meta.description), picture: image },
    subject: { kind: 'page', name: heading, parents: [{ path: '/work', name: t('layout.navigation.work') }] } satisfies Subject,
    heading,
    text,
    overview,
    image,
    labels: { portfolio: t('work.title'), filter: t('work.filter'), all: t('work.all'), projects: t('work.projects') },
    current: category,
    sectors: sectors.map((each) => ({ category: each.category, heading: t(`sectors.${each.category}.heading`) })),
    projects: projectCards(locale).filter((project) => project.category === category),
    cta: t('home.cta'),
  }
}
