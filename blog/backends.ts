import { memoize, memoizeByObject } from '../collections/memoize'
import type { Locale } from '../i18n/languages'
import { askBackend } from './askBackend'
import { isForeignBackend } from './backendAddress'
import { getBlog } from './blog'
import { findPost, listCategories, listItems, versionOfText } from './blogTexts'
import { blogPost, calls, categoryItems, categoryList } from './contract'
import type { Category } from './loadBlog'
import type { Backend } from './view/readBlog'

/** The backend of the site’s blog. */
export function siteBackend(locale: Locale): Backend {
  return isForeignBackend() ? foreignBackend(locale) : ownBackend(locale)
}

/** The same backend, for our own posts with the version of a text in place of its HTML, which is enough for comparisons. */
export function siteVersions(locale: Locale): Backend {
  return isForeignBackend() ? foreignBackend(locale) : { ...ownBackend(locale), post: async (slug) => findPost(slug, locale, versionOfText) }
}

/** Our own backend, called in process, because HTTP and JSON would take longer than rendering the page. */
export function ownBackend(locale: Locale): Backend {
  return {
    locale,
    categories: async () => ({ body: categoriesOf(getBlog())(locale), language: locale }),
    async items(category) {
      const body = listItems(category, locale)
      return body && { body, language: locale }
    },
    post: async (slug) => findPost(slug, locale),
  }
}

/** Kept until the blog changes, as every post’s page asks for the name of its category. */
const categoriesOf = memoizeByObject((_blog: Category[]) => memoize(listCategories))

/** The foreign backend of `BACKEND_URL`; in a build, its snapshot. */
export function foreignBackend(locale: Locale): Backend {
  return {
    locale,
    async categories() {
      return (await askBackend(calls.categories, categoryList, locale)) ?? { body: [], language: locale }
    },
    items: (category) => askBackend(calls.items(category), categoryItems, locale),
    post: (slug) => askBackend(calls.post(slug), blogPost, locale),
  }
}
