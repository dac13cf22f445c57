import type { PageContextServer } from 'vike/types'
import { pictureName } from '../../blog/pictureName'
import { readBlogAtBuild } from '../../blog/readBlogAtBuild'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ locale, routeParams }: PageContextServer) {
  const { blogCategory: category = '', blogCategoryDetails: slug = '' } = routeParams
  const { blog, source } = await readBlogAtBuild({ view: 'post', category, slug }, locale)
  const { meta, image } = blog
  return {
    // A post’s own meta never decides about robots, canonical or address (design §5).
    meta: { title: meta['og:title'], description: meta['og:description'], keywords: meta.keywords, type: 'article' as const, picture: pictureName(image) },
    blog,
    source,
  }
}
