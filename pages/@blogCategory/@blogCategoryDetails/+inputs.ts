import type { PageContextServer } from 'vike/types'
import { blogInputs } from '../../../blog/blogInputs'

export async function inputs({ locale, routeParams }: PageContextServer) {
  const { blogCategory: category = '', blogCategoryDetails: slug = '' } = routeParams
  return blogInputs({ view: 'post', category, slug }, locale)
}
