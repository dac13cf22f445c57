import type { PageContextServer } from 'vike/types'
import { getContent } from '../../../collections/content'
import { existing } from '../../../collections/drafts'
import { textKey } from '../../../i18n/textKey'
import { getTranslate } from '../../../i18n/translator'
import type { Subject } from '../../../seo/structuredData/subject'
import { callWithSteps } from '../../contact-us/nextSteps'
import { notFound } from '../../notFound'

export type Data = Awaited<ReturnType<typeof data>>

/** The offering card of specification §3. */
interface OfferingWords {
  meta: { title: string; description: string; keywords: string }
  h1: string
  title: string
  text: string
  text1?: string
  para: string
}

export async function data({ locale, routeParams }: PageContextServer) {
  const t = getTranslate(locale)
  const offerings = existing(getContent().offerings, locale)
  const offering = offerings.find(({ category }) => category === routeParams.category)
  if (!offering) return notFound()
  const { h1, title, text, text1, para, meta }: OfferingWords = t(textKey('offerings', offering.category))
  const subject = { kind: 'service', name: h1, description: text, image: offering.image } satisfies Subject
  return {
    subject,
    h1,
    title,
    text,
    text1,
    para,
    meta: { ...meta, picture: offering.image },
    image: offering.image,
    large: offering.large?.image,
    back: t('layout.back.previous'),
    others: offerings
      .filter((other) => other !== offering)
      .map(({ category }) => ({ to: `/what-we-do/${category}`, label: t(`${textKey('offerings', category)}.card.title`) })),
    more: t('services.others'),
    cta: callWithSteps(locale),
  }
}
