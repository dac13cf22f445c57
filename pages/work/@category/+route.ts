import { resolveRoute } from 'vike/routing'
import type { PageContext } from 'vike/types'

/** Without this file, that of the folder above would apply; the precedence is above that of `/@blogCategory/@blogCategoryDetails`. */
export default function route({ urlPathname }: PageContext) {
  const { match, routeParams } = resolveRoute('/work/@category', urlPathname)
  return match && { routeParams, precedence: 1 }
}
