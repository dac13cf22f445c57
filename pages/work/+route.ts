import type { PageContext } from 'vike/types'
import { addresses } from './addresses'

/** The precedence is above that of `/@blogCategory`, which would match as well. */
export default function route({ urlPathname }: PageContext) {
  return addresses.some((each) => each === urlPathname) && { routeParams: {}, precedence: 1 }
}
