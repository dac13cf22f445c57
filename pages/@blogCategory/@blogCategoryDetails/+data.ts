import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { suggestions } from '../../../components/suggestions'
import { localiseLinks } from '../../../i18n/localiseLinks'
import { getTranslate } from '../../../i18n/translator'
import { askBackend } from '../../../server/askBackend'
import { blogPost, categoryItems } from '../../../server/contract'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ locale, routeParams }: PageContextServer) {
  const { blogCategory: category = '', blogCategoryDetails: slug = '' } = routeParams
  const items = await askBackend(`/blog-category-items.php?slug=${encodeURIComponent(category)}`, categoryItems, locale)
  const current = items?.body.find((item) => item.slug === slug)
  const post = current && (await askBackend(`/blog.php?slug=${encodeURIComponent(slug)}`, blogPost, locale))
  if (!items || !post) throw render(404)
  const t = getTranslate(locale)
  const { title, image, content, meta } = post.body
  return {
    // A post’s own meta never decides about robots, canonical or address (design §5).
    meta: {
      title: meta['og:title'],
      description: meta['og:description'],
      keywords: meta.keywords,
      type: 'article' as const,
    },
    title,
    image,
    alt: current.alt,
    html: localiseLinks(content, locale),
    language: post.language,
    notTranslated: post.language === locale ? undefined : t('blog.notTranslated'),
    category,
    suggested: suggestions(items.body, slug).map((item) => ({ slug: item.slug, name: item.name, image: item.image })),
    labels: { suggested: t('blog.suggested'), more: t('layout.back.category') },
  }
}
