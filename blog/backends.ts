import type { Locale } from '../i18n/languages'
import { askBackend } from './askBackend'
import { findPost, listCategories, listItems, versionOfText } from './blogTexts'
import { blogPost, categoryItems, categoryList } from './contract'
import type { Backend } from './view/readBlog'

/** What our calls answer, without the way through HTTP, JSON and back: that took longer than rendering the page. */
export function ownBackend(locale: Locale): Backend {
  return {
    categories: async () => listCategories(locale),
    items: async (category) => listItems(category, locale),
    post: async (slug) => findPost(slug, locale),
  }
}

/** The same, but for the text of a post, which its version stands for: whoever only compares has no use for its HTML. */
export function ownVersions(locale: Locale): Backend {
  return { ...ownBackend(locale), post: async (slug) => findPost(slug, locale, versionOfText) }
}

/** What the backend that `BACKEND_URL` names answers, or has answered when the build began. */
export function foreignBackend(locale: Locale): Backend {
  return {
    async categories() {
      return (await askBackend('/blogs-category.php', categoryList, locale))?.body ?? []
    },
    async items(category) {
      return (await askBackend(`/blog-category-items.php?slug=${encodeURIComponent(category)}`, categoryItems, locale))?.body
    },
    async post(slug) {
      const answer = await askBackend(`/blog.php?slug=${encodeURIComponent(slug)}`, blogPost, locale)
      return answer && { post: answer.body, language: answer.language }
    },
  }
}
