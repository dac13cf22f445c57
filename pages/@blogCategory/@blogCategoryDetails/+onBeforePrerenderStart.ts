import { listBlog } from '../../../blog/listBlog'

export async function onBeforePrerenderStart() {
  return (await listBlog()).flatMap(({ slug, posts }) => posts.map((post) => `/${slug}/${post.slug}`))
}
