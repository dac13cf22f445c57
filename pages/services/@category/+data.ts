import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { getContent } from '../../../content/content'
import { getTranslate } from '../../../i18n/translator'

export type Data = ReturnType<typeof data>

export function data({ locale, routeParams }: PageContextServer) {
  const t = getTranslate(locale)
  const { services } = getContent()
  const service = services.find(({ category }) => category === routeParams.category)
  if (!service) throw render(404)
  const { meta, ...words } = t(`services.details.${service.category as 'ai-ml'}`)
  return {
    ...words,
    meta: { ...meta, picture: service.image },
    image: service.image,
    back: t('layout.back.services'),
    others: services.filter((other) => other !== service).map(({ category }) => ({ category, heading: t(`services.cards.${category as 'ai-ml'}.heading`) })),
    more: t('layout.navigation.services'),
  }
}
