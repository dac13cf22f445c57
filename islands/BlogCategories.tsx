import type { CategoriesData } from '../blog/view/readBlog'
import { Cards } from './blog/Cards'
import { Newest, type NewestProps } from './blog/Newest'

interface BlogCategoriesProps extends Omit<NewestProps, 'posts'> {
  data: CategoriesData
  words: NewestProps['words'] & { topics: string }
  /** Prefix of the page’s language: `/ja`, or '' for the one without. */
  base: string
}

/**
 * The blog’s newest posts, and its categories (specification §2).
 *
 * Why an island: it must show posts and categories newer than the build. Hydrates only if something has changed.
 */
export default function BlogCategories({ data, base, locale, pictures, ...shown }: BlogCategoriesProps) {
  const { categories, newest } = data
  return (
    <>
      <Newest posts={newest} {...{ base, locale, pictures }} {...shown} />
      {categories.length > 0 && (
        <section aria-labelledby="topics">
          <h2 id="topics">{shown.words.topics}</h2>
          <Cards entries={categories} base={base} locale={locale} pictures={pictures} first={newest.length === 0} heading="h3" />
        </section>
      )}
    </>
  )
}
