import type { PageContextServer } from 'vike/types'
import { getContent } from '../../../../collections/content'
import { existing } from '../../../../collections/drafts'
import { textKey } from '../../../../i18n/textKey'
import { getTranslate } from '../../../../i18n/translator'
import type { Subject } from '../../../../seo/structuredData/subject'
import { callWithSteps } from '../../../contact-us/nextSteps'
import { notFound } from '../../../notFound'
import { sampleTexts } from '../../../sampleTexts'
import { listProjectFacts } from './listProjectFacts'

export type Data = Awaited<ReturnType<typeof data>>

/** The texts of a case study (specification §3), its outcome and, if it has one, its figure with unit. */
interface ProjectWords {
  meta: { title: string; description: string; keywords: string }
  heading: string
  paragraph: string
  more: string
  more1?: string
  outcome: string
  objective1?: string
  objective2?: string
  figure?: string
}

export async function data({ locale, routeParams }: PageContextServer) {
  const t = getTranslate(locale)
  const projects = existing(getContent().projects, locale)
  const project = projects.find(({ id, category }) => String(id) === routeParams.id && category === routeParams.category)
  if (!project) return notFound()
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(project.figure ?? 0)
  const words: ProjectWords = t(textKey('projects', project.id), { number })
  const sector = t(`sectors.${project.category}.heading`)
  const sample = sampleTexts('projects', locale)
  const next = projects[(projects.indexOf(project) + 1) % projects.length] ?? project
  return {
    ...words,
    meta: { ...words.meta, description: sample.marked(words.meta.description), type: 'article' as const, picture: project.image },
    subject: {
      kind: 'caseStudy',
      name: words.heading,
      parents: [
        { path: '/work', name: t('layout.navigation.work') },
        { path: `/work/${project.category}`, name: sector },
      ],
      description: words.more,
      section: sector,
      image: project.image,
    } satisfies Subject,
    sampleNote: sample.note,
    category: project.category,
    image: project.image,
    facts: listProjectFacts(project, words, locale),
    labels: { back: t('layout.back.work'), objectives: t('work.objectives'), outcome: t('work.outcome'), facts: t('work.facts.title'), next: t('work.next') },
    next: { to: `/project-details/${next.category}/${next.id}`, heading: t(`${textKey('projects', next.id)}.heading`), image: next.image },
    cta: callWithSteps(locale),
  }
}
