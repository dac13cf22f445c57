import { writeFileSync } from 'node:fs'
import { getBlog } from '../../content/blog'
import { getContent } from '../../content/content'
import { locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { getFeed } from '../../seo/feed'
import { feedAddress } from '../../seo/feedAddress'
import { siteOrigin } from '../../seo/siteOrigin'

/** Puts the feed of every language beside its pages. */
export function writeFeeds(folder: string): void {
  const { company, site } = getContent()
  for (const locale of locales) {
    const { title, intro } = getTranslate(locale)('blog')
    const authority = new URL(site.origin).hostname
    const words = { company: company.name, title, subtitle: intro }
    writeFileSync(folder + feedAddress(locale), getFeed({ categories: getBlog(), locale, origin: siteOrigin(), authority, ...words }))
  }
}
