import { getContent } from '../../../collections/content'

export function onBeforePrerenderStart() {
  return getContent().sectors.map(({ category }) => `/work/${category}`)
}
