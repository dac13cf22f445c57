import type { PageContext } from 'vike/types'

/** Two addresses; the precedence is above that of `/@blogCategory`, which would match as well. */
export default function route({ urlPathname }: PageContext) {
  return ['/products', '/our-products'].includes(urlPathname) && { routeParams: {}, precedence: 1 }
}
