import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import { nearestPath } from '../../seo/sitePages'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { meta, items, ...words } = t('products')
  const tiles = getContent().productTiles.map(({ item, href, ...tile }) => ({ ...tile, href: nearestPath(href, locale), ...items[item as keyof typeof items] }))
  return {
    ...words,
    subject: { kind: 'page', name: t('layout.navigation.products') } satisfies Subject,
    meta: { ...meta, picture: 'channel-analytics' },
    tiles,
  }
}
