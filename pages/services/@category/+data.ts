import type { PageContextServer } from 'vike/types'
import { getContent } from '../../../collections/content'
import { existing } from '../../../collections/drafts'
import { textKey } from '../../../i18n/textKey'
import { getTranslate } from '../../../i18n/translator'
import type { Subject } from '../../../seo/structuredData/subject'
import { callWithSteps } from '../../contact-us/nextSteps'
import { notFound } from '../../notFound'
import { projectCards } from '../../work/projectCards'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ locale, routeParams }: PageContextServer) {
  const t = getTranslate(locale)
  const services = existing(getContent().services, locale)
  const service = services.find(({ category }) => category === routeParams.category)
  if (!service) return notFound()
  const { meta, ...words } = t(textKey('services.details', service.category))
  return {
    ...words,
    meta: { ...meta, picture: service.image },
    subject: {
      kind: 'service',
      name: words.heading,
      parents: [{ path: '/services', name: t('layout.navigation.services') }],
      description: words.paragraphs[0] ?? '',
      image: service.image,
    } satisfies Subject,
    image: service.image,
    back: t('layout.back.services'),
    others: services.filter((other) => other !== service).map(({ category }) => ({ category, heading: t(`${textKey('services.cards', category)}.heading`) })),
    examples: projectCards(locale)
      .filter((project) => project.service === service.category)
      .map(({ to, heading: label }) => ({ to, label })),
    labels: { examples: t('work.projects'), others: t('services.others') },
    cta: callWithSteps(locale),
  }
}
