import { exists } from '../collections/drafts'
import { pictureKey } from '../collections/photographName'
import { address } from '../i18n/address'
import { defaultLocale, isLocale, type Locale, languages, locales } from '../i18n/languages'
import { feedAddress } from './feedAddress'
import { companyPicture, type NamedShareImage, shareImagePath, shareImageSize } from './shareImage'
import type { SitePage } from './sitePages'

/** Metadata of a page, in its language. */
export interface PageMeta {
  title: string
  description: string
  /** Comma-separated. */
  keywords: string
  /** Name of the picture in the share image; the company’s by default. */
  picture?: string
  /** Open Graph type; `website` by default. */
  type?: 'website' | 'article'
  /** Days of an article (ISO 8601), if known. */
  published?: string | undefined
  modified?: string | undefined
  /** Name of the feed that the page belongs to. */
  feed?: string
}

interface HeadInput {
  meta: PageMeta
  page: SitePage
  locale: Locale
  /** Origin of the published site, without a trailing slash. */
  origin: string
  company: string
  /** Whether search engines may index the site. */
  isSiteIndexed: boolean
}

export interface Head {
  title: string
  canonical: string | undefined
  /** Reciprocal and complete, `x-default` last; empty if there is only one version. */
  alternates: { hreflang: string; href: string }[]
  /** The feed in the page’s language. */
  feed: { title: string; href: string } | undefined
  /** The image of `og:image`. */
  share: NamedShareImage
  meta: ({ name: string; content: string } | { property: string; content: string })[]
}

/**
 * The tags of a page's head for search engines and link previews, as data. The sitemap uses the same function, so
 * the two cannot disagree. (Specification §1; https://ogp.me; Google's "localized versions".)
 */
export function getHead({ meta, page, locale, origin, company, isSiteIndexed }: HeadInput): Head {
  const title = page.path === '/' ? `${company} – ${meta.title}` : `${meta.title} | ${company}`
  const { canonical, alternates } = getAlternates(page, locale, origin)
  // An untranslated page shows the original, with its share image.
  const { shown } = versionsOf(page, locale)
  const drawn = { title: meta.title, picture: pictureKey(meta.picture ?? companyPicture), locale: shown }
  const share = { ...drawn, path: shareImagePath(drawn) }
  const image = origin + share.path
  return {
    title,
    canonical,
    alternates,
    feed: meta.feed ? { title: `${meta.feed} | ${company}`, href: feedAddress(locale, origin) } : undefined,
    share,
    meta: [
      { name: 'description', content: meta.description },
      { name: 'keywords', content: meta.keywords },
      { name: 'robots', content: !isSiteIndexed ? 'noindex, nofollow' : page.index ? 'index, follow, max-image-preview:large' : 'noindex, follow' },
      { property: 'og:site_name', content: company },
      { property: 'og:type', content: meta.type ?? 'website' },
      ...(meta.published ? [{ property: 'article:published_time', content: meta.published }] : []),
      ...(meta.modified ? [{ property: 'article:modified_time', content: meta.modified }] : []),
      { property: 'og:title', content: meta.title },
      { property: 'og:description', content: meta.description },
      { property: 'og:url', content: canonical ?? `${origin}${address(page.path, locale)}` },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: String(shareImageSize.width) },
      { property: 'og:image:height', content: String(shareImageSize.height) },
      { property: 'og:image:alt', content: title },
      { property: 'og:locale', content: ogLocale(shown) },
      ...alternates
        .filter(({ hreflang }) => hreflang !== locale && hreflang !== 'x-default')
        .map(({ hreflang }) => ({ property: 'og:locale:alternate', content: ogLocale(hreflang) })),
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: meta.title },
      { name: 'twitter:description', content: meta.description },
      { name: 'twitter:image', content: image },
    ],
  }
}

/** The addresses of a page’s language versions, for head and sitemap. */
export function getAlternates(page: SitePage, locale: Locale, origin: string): Pick<Head, 'canonical' | 'alternates'> {
  if (!page.index) return { canonical: undefined, alternates: [] }
  const { available, original, shown } = versionsOf(page, locale)
  const absolute = (code: Locale) => origin + address(page.canonicalPath ?? page.path, code)
  const canonical = absolute(shown)
  if (shown !== locale || page.canonicalPath || available.length < 2) return { canonical, alternates: [] }
  return {
    canonical,
    alternates: [...available.map((code) => ({ hreflang: code as string, href: absolute(code) })), { hreflang: 'x-default', href: absolute(original) }],
  }
}

/** The languages of a page, and the one shown to visitors of this language. */
function versionsOf(page: SitePage, locale: Locale): { available: Locale[]; original: Locale; shown: Locale } {
  const available = (page.availableIn?.filter(isLocale) ?? locales).filter((code) => exists(page, code))
  const original = available.includes(defaultLocale) ? defaultLocale : (available[0] ?? defaultLocale)
  return { available, original, shown: available.includes(locale) ? locale : original }
}

function ogLocale(code: string): string {
  return languages.find((language) => language.code === code)?.ogLocale ?? code
}
