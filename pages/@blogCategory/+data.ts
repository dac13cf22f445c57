import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { getTranslate } from '../../i18n/translator'
import { askBackend } from '../../server/askBackend'
import { categoryItems, categoryList } from '../../server/contract'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ locale, routeParams }: PageContextServer) {
  const slug = routeParams.blogCategory ?? ''
  const items = await askBackend(`/blog-category-items.php?slug=${encodeURIComponent(slug)}`, categoryItems, locale)
  const categories = await askBackend('/blogs-category.php', categoryList, locale)
  const category = categories?.body.find((each) => each.slug === slug)
  if (!category || !items) throw render(404)
  const t = getTranslate(locale)
  return {
    meta: { title: `${category.name} – ${t('blog.title')}`, description: category.description, keywords: t('blog.meta.keywords') },
    slug,
    name: category.name,
    description: category.description,
    image: category.image,
    alt: category.alt,
    posts: items.body.map(({ content: _, ...post }) => post),
    back: t('layout.back.blog'),
  }
}
