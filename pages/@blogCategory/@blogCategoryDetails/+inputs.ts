import type { PageContextServer } from 'vike/types'
import { blogInputs } from '../../../blog/blogInputs'
import { categoryName } from '../../../blog/categoryName'

export async function inputs({ locale, routeParams }: PageContextServer) {
  const { blogCategory: category = '', blogCategoryDetails: slug = '' } = routeParams
  return { post: await blogInputs({ view: 'post', category, slug }, locale), topic: await categoryName(category, locale) }
}
