import { getBlog } from '../../content/blog'

export function onBeforePrerenderStart() {
  return getBlog().map(({ slug }) => `/${slug}`)
}
