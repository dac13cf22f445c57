import { resolveRoute } from 'vike/routing'
import type { PageContext } from 'vike/types'

/** That of the folder above would be taken, if there was none here; the precedence is above that of `/@blogCategory/@blogCategoryDetails`. */
export default function route({ urlPathname }: PageContext) {
  const { match, routeParams } = resolveRoute('/work/@category', urlPathname)
  return match && { routeParams, precedence: 1 }
}
