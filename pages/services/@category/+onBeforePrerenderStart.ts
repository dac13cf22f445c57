import { getContent } from '../../../content/content'

export function onBeforePrerenderStart() {
  return getContent().services.map(({ category }) => `/services/${category}`)
}
