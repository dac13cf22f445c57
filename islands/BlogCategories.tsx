import type { CategoriesData } from '../blog/view/readBlog'
import { Cards } from './blog/Cards'
import type { Pictures } from './blog/Image'

export interface BlogCategoriesProps {
  data?: CategoriesData | undefined
  /** Prefix of the page’s language: `/ja`, or '' for the one without. */
  base: string
  /** The page’s language (BCP 47). */
  locale: string
  pictures: Pictures
}

/**
 * The blog’s categories (specification §2).
 *
 * Why an island: a category that is newer than the page has to show. It wakes only if something has changed.
 */
export default function BlogCategories({ data, base, locale, pictures }: BlogCategoriesProps) {
  return data && <Cards entries={data.categories} base={base} locale={locale} pictures={pictures} first />
}
