import { getBlog } from '../blog/blog'
import { getContent } from '../collections/content'
import { locales } from '../i18n/languages'
import { getShownTranslate } from '../i18n/translator'
import { getFeed } from './feed'
import { feedAddress } from './feedAddress'
import { siteOrigin } from './siteOrigin'

/** The feed of every language, by its file; none on a site without a blog, whose feeds would lead to a page that is not there. */
export function getFeeds(categories = getBlog()): Record<string, string> {
  if (categories.length === 0) return {}
  const { company, site } = getContent()
  const authority = new URL(site.origin).hostname
  return Object.fromEntries(
    locales.map((locale) => {
      const { title, intro } = getShownTranslate(locale)('blog')
      const words = { company: company.name, title, subtitle: intro }
      return [feedAddress(locale).slice(1), getFeed({ categories, locale, origin: siteOrigin(), authority, ...words })]
    }),
  )
}
