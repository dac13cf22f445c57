import type { PageContextServer } from 'vike/types'
import { getContent } from '../../content/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { items, ...words } = t('testimonial')
  return {
    ...words,
    subject: { kind: 'page', name: words.title } satisfies Subject,
    testimonials: getContent().testimonials.map(({ id, image }) => ({
      image,
      ...(items[String(id) as keyof typeof items] as { quote: string; name: string; role?: string }),
    })),
  }
}
