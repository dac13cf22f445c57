import { getContent } from '../../../collections/content'

export function onBeforePrerenderStart() {
  return getContent().services.map(({ category }) => `/services/${category}`)
}
