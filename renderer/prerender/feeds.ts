import { getBlog } from '../../blog/blog'
import { getContent } from '../../collections/content'
import { locales } from '../../i18n/languages'
import { getShownTranslate } from '../../i18n/translator'
import { getFeed } from '../../seo/feed'
import { feedAddress } from '../../seo/feedAddress'
import { siteOrigin } from '../../seo/siteOrigin'

/** The feed of every language, by its file. */
export function getFeeds(): Record<string, string> {
  const { company, site } = getContent()
  const authority = new URL(site.origin).hostname
  return Object.fromEntries(
    locales.map((locale) => {
      const { title, intro } = getShownTranslate(locale)('blog')
      const words = { company: company.name, title, subtitle: intro }
      return [feedAddress(locale).slice(1), getFeed({ categories: getBlog(), locale, origin: siteOrigin(), authority, ...words })]
    }),
  )
}
