import { getBlog } from '../../../content/blog'

export function onBeforePrerenderStart() {
  return getBlog().flatMap(({ slug, posts }) => posts.map((post) => `/${slug}/${post.slug}`))
}
