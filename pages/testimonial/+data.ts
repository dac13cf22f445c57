import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'
import { sampleTexts } from '../sampleTexts'
import { projectCards } from '../work/projectCards'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { items, ...words } = t('testimonial')
  const { testimonials, pagePictures } = getContent()
  const sample = sampleTexts('testimonial', locale)
  const { image } = pagePictures.testimonial
  const projects = projectCards(locale)
  return {
    ...words,
    meta: { ...words.meta, description: sample.marked(words.meta.description), picture: image },
    sampleNote: sample.note,
    sampleLabel: sample.label,
    image,
    cta: t('home.cta'),
    subject: { kind: 'page', name: words.title } satisfies Subject,
    testimonials: testimonials.map(({ id, image, project }) => ({
      image,
      // None while the project is a draft.
      caseStudy: projects.find((each) => each.id === project),
      ...(items[String(id) as keyof typeof items] as { quote: string; name: string; role?: string }),
    })),
  }
}
