import type { PageContext } from 'vike/types'

/** Two addresses; the precedence is above that of `/@blogCategory`, which would match as well. */
export default function route({ urlPathname }: PageContext) {
  return ['/work', '/our-work'].includes(urlPathname) && { routeParams: {}, precedence: 1 }
}
