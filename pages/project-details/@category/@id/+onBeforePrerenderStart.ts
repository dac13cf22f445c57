import { getContent } from '../../../../collections/content'

export function onBeforePrerenderStart() {
  return getContent().projects.map(({ id, category }) => `/project-details/${category}/${id}`)
}
