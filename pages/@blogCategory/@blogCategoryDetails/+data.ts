import type { PageContextServer } from 'vike/types'
import { categoryName } from '../../../blog/categoryName'
import { readBlogAtBuild } from '../../../blog/readBlogAtBuild'
import { getPostFacts } from '../../../blog/view/postFacts'
import { getTranslate } from '../../../i18n/translator'
import type { Subject } from '../../../seo/structuredData/subject'
import { pictureName } from '../../blog/pictureName'
import { notFound } from '../../notFound'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ locale, routeParams }: PageContextServer) {
  const { blogCategory: category = '', blogCategoryDetails: slug = '' } = routeParams
  const { blog, source } = (await readBlogAtBuild({ view: 'post', category, slug }, locale)) ?? (await notFound())
  const { meta, image } = blog
  const topic = await categoryName(category, locale)
  const facts = getPostFacts(blog)
  const t = getTranslate(locale)
  return {
    // A post’s own meta never sets robots, canonical or address (design §5).
    meta: {
      title: meta['og:title'],
      description: meta['og:description'],
      keywords: meta.keywords,
      type: 'article' as const,
      published: facts.date,
      modified: facts.updated,
      feed: t('blog.title'),
      picture: pictureName(image),
    },
    subject: {
      kind: 'post',
      name: blog.title,
      parents: [{ path: '/blog', name: t('layout.footer.blog') }, ...(topic ? [{ path: `/${category}`, name: topic.name }] : [])],
      language: blog.language,
      image,
      ...facts,
    } satisfies Subject,
    blog,
    topic,
    source,
  }
}
