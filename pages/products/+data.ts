import type { PageContextServer } from 'vike/types'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const { meta, items, ...words } = getTranslate(locale)('products')
  return {
    ...words,
    subject: { kind: 'page', name: words.title } satisfies Subject,
    meta: { ...meta, picture: 'channel-analytics' },
    tiles: getContent().productTiles.map(({ item, image, href }) => ({ image, href, ...items[item as keyof typeof items] })),
  }
}
