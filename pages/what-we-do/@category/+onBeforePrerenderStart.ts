import { getContent } from '../../../content/content'

export function onBeforePrerenderStart() {
  return getContent().offerings.map(({ category }) => `/what-we-do/${category}`)
}
