import { getContent } from '../../../collections/content'

export function onBeforePrerenderStart() {
  return getContent().offerings.map(({ category }) => `/what-we-do/${category}`)
}
