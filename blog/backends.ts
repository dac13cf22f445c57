import type { Locale } from '../i18n/languages'
import { askBackend } from './askBackend'
import { findPost, listCategories, listItems, versionOfText } from './blogTexts'
import { blogPost, categoryItems, categoryList } from './contract'
import type { Backend } from './view/readBlog'

/** Our own backend, called in process, because HTTP and JSON would take longer than rendering the page. */
export function ownBackend(locale: Locale): Backend {
  return {
    categories: async () => listCategories(locale),
    items: async (category) => listItems(category, locale),
    post: async (slug) => findPost(slug, locale),
  }
}

/** The same with the version of a post’s text in place of its HTML, which is enough for comparisons. */
export function ownVersions(locale: Locale): Backend {
  return { ...ownBackend(locale), post: async (slug) => findPost(slug, locale, versionOfText) }
}

/** The foreign backend of `BACKEND_URL`; in a build, its snapshot. */
export function foreignBackend(locale: Locale): Backend {
  return {
    async categories() {
      return (await askBackend('/blogs-category.php', categoryList, locale))?.body ?? []
    },
    async items(category) {
      return (await askBackend(`/blog-category-items.php?slug=${encodeURIComponent(category)}`, categoryItems, locale))?.body
    },
    post: (slug) => askBackend(`/blog.php?slug=${encodeURIComponent(slug)}`, blogPost, locale),
  }
}
