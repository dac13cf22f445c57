import { getContent } from '../../../collections/content'

export function onBeforePrerenderStart() {
  return getContent().openings.map(({ key }) => `/career/${key}`)
}
