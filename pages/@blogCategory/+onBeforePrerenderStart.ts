import { listBlog } from '../../server/listBlog'

export async function onBeforePrerenderStart() {
  return (await listBlog()).map(({ slug }) => `/${slug}`)
}
