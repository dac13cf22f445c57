import type { PageContextServer } from 'vike/types'
import { getTranslate } from '../../i18n/translator'
import { askBackend } from '../../server/askBackend'
import { categoryList } from '../../server/contract'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ locale }: PageContextServer) {
  const { meta, title, intro } = getTranslate(locale)('blog')
  const categories = await askBackend('/blogs-category.php', categoryList, locale)
  return { meta, title, intro, categories: categories?.body ?? [] }
}
