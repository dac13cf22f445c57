import type { PageContextServer } from 'vike/types'
import { readBlogAtBuild } from '../../blog/readBlogAtBuild'
import { getTranslate } from '../../i18n/translator'
import type { Subject } from '../../seo/structuredData/subject'
import { pictureName } from '../blog/pictureName'
import { notFound } from '../notFound'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ locale, routeParams }: PageContextServer) {
  const t = getTranslate(locale)
  const { blog, source } = (await readBlogAtBuild({ view: 'category', category: routeParams.blogCategory ?? '' }, locale)) ?? (await notFound())
  const { name, description, image } = blog.category
  return {
    meta: { title: `${name} – ${t('blog.title')}`, description, keywords: t('blog.meta.keywords'), feed: t('blog.title'), picture: pictureName(image) },
    subject: { kind: 'page', name, parents: [{ path: '/blog', name: t('layout.footer.blog') }] } satisfies Subject,
    blog,
    source,
  }
}
