import type { PageContextServer } from 'vike/types'
import { blogInputs } from '../../blog/blogInputs'

export async function inputs({ locale, routeParams }: PageContextServer) {
  return blogInputs({ view: 'category', category: routeParams.blogCategory ?? '' }, locale)
}
