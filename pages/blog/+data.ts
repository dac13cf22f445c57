import type { PageContextServer } from 'vike/types'
import { readBlogAtBuild } from '../../blog/readBlogAtBuild'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'
import { notFound } from '../notFound'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ locale }: PageContextServer) {
  const t = getTranslate(locale)
  const { meta, title, intro } = t('blog')
  return {
    meta: { ...meta, feed: title, picture: 'blog-engineering' },
    subject: { kind: 'page', name: t('layout.footer.blog') } satisfies Subject,
    title,
    intro,
    ...((await readBlogAtBuild({ view: 'categories' }, locale)) ?? (await notFound())),
  }
}
