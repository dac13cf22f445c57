import type { PageContextServer } from 'vike/types'
import { getTranslate } from '../../i18n/translator'
import { blogSource } from '../blog/readBlogAtBuild'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  return {
    ...t('errors.notFound'),
    cardNotFound: t('errors.cardNotFound'),
    loading: t('blog.loading'),
    category: blogSource({ view: 'category' }, locale),
    post: blogSource({ view: 'post' }, locale),
  }
}
