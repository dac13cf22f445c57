import { listBlog } from '../../blog/listBlog'

export async function onBeforePrerenderStart() {
  return (await listBlog()).map(({ slug }) => `/${slug}`)
}
