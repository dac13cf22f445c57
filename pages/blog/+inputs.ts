import type { PageContextServer } from 'vike/types'
import { blogInputs } from '../../blog/blogInputs'

export async function inputs({ locale }: PageContextServer) {
  return blogInputs({ view: 'categories' }, locale)
}
