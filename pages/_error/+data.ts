import type { PageContextServer } from 'vike/types'
import { blogSource } from '../../blog/readBlogAtBuild'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const words = t('errors.notFound')
  return {
    ...words,
    subject: { kind: 'page', name: words.title } satisfies Subject,
    image: getContent().pagePictures.notFound.image,
    cardNotFound: t('errors.cardNotFound'),
    loading: t('blog.loading'),
    category: blogSource({ view: 'category' }, locale),
    post: blogSource({ view: 'post' }, locale),
  }
}
