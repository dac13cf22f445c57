import { type Category, newestFirst } from '../blog/loadBlog'
import { localiseLinks } from '../blog/view/localiseLinks'
import { address, prefix } from '../i18n/address'
import { defaultLocale, isLocale, type Locale } from '../i18n/languages'
import { escapeXml } from './escapeXml'
import { feedAddress } from './feedAddress'

export interface FeedInput {
  categories: readonly Category[]
  locale: Locale
  /** Origin of the published site, without a trailing slash. */
  origin: string
  /** Host in the entries’ ids; the same wherever a build is published. */
  authority: string
  company: string
  /** Name and purpose of the blog, in the feed’s language. */
  title: string
  subtitle: string
}

type Post = Category['posts'][number]
type PostText = NonNullable<ReturnType<Post['texts']['get']>>

/** Feed readers poll regularly and need new posts only. */
export const feedLength = 50

/**
 * The Atom feed of a language, newest posts first. A post without translation is included in its original language,
 * with that `xml:lang`, id and address.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function getFeed({ categories, locale, origin, authority, company, title, subtitle }: FeedInput): string {
  const posts = categories.flatMap((category) => category.posts.map((post) => ({ post, category }))).sort((a, b) => newestFirst(a.post, b.post))
  const entries = posts.slice(0, feedLength).map(({ post, category }) => ({ post, category, ...shownText(post, locale) }))
  // Not those of other languages: readers would be told of a change that this feed does not have.
  const changes = entries.map(({ text: { date, updated = date } }) => updated)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${tag(authority, address('/blog', locale))}</id>
<title>${escapeXml(`${title} | ${company}`)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<updated>${instant(changes.sort().at(-1) ?? '1970-01-01')}</updated>
<link rel="self" type="application/atom+xml" href="${escapeXml(feedAddress(locale, origin))}"/>
<link rel="alternate" type="text/html" hreflang="${locale}" href="${escapeXml(origin + address('/blog', locale))}"/>
<icon>${escapeXml(origin)}/favicon.svg</icon>
<author><name>${escapeXml(company)}</name><uri>${escapeXml(origin + address('/', locale))}</uri></author>
${entries.map((each) => entry(each, { locale, origin, authority })).join('\n')}
</feed>
`
}

/** The translation, or else the original. */
function shownText(post: Post, locale: Locale): { language: Locale; text: PostText } {
  const language = post.texts.has(locale) ? locale : ([...post.texts.keys()].find(isLocale) ?? defaultLocale)
  const text = post.texts.get(language)
  if (!text) throw new Error(`content/blog/${post.category}/${post.slug} has no text.`)
  return { language, text }
}

interface Entry extends ReturnType<typeof shownText> {
  post: Post
  category: Category
}

function entry({ post, category, language, text }: Entry, { locale, origin, authority }: Pick<FeedInput, 'locale' | 'origin' | 'authority'>): string {
  const path = address(`/${post.category}/${post.slug}`, language)
  const named = category.texts.has(locale) ? locale : defaultLocale
  const label = category.texts.get(named)?.name ?? category.slug
  const author = text.author ?? text.team
  const html = absoluteLinks(localiseLinks(text.html, prefix(language)), origin + path)
  return `<entry xml:lang="${language}">
<id>${tag(authority, path)}</id>
<title>${escapeXml(text.title)}</title>
<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(origin + path)}"/>
<published>${instant(post.date)}</published>
<updated>${instant(text.updated ?? text.date)}</updated>${author ? `\n<author><name>${escapeXml(author)}</name></author>` : ''}
<category term="${escapeXml(category.slug)}" label="${escapeXml(label)}"${named === language ? '' : ` xml:lang="${named}"`}/>
<summary>${escapeXml(text.description)}</summary>
<content type="html">${escapeXml(html)}</content>
</entry>`
}

/**
 * An id that, unlike an address, survives a move to another host or scheme. The year is that of the authority’s first
 * such ids and never changes. (https://www.rfc-editor.org/rfc/rfc4151)
 */
function tag(authority: string, path: string): string {
  return escapeXml(`tag:${authority},2025:${path}`)
}

/** Posts have a date without time. */
function instant(date: string): string {
  return `${date}T00:00:00Z`
}

/** Matches tags only: in text, `<` is always written as `&lt;`. Invalid addresses are left unchanged. */
function absoluteLinks(html: string, base: string): string {
  return html.replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag.replace(/(\s(?:href|src)=")([^"]*)/g, (attribute, start: string, value: string) => {
      const address = value.replace(/&#x26;|&amp;/g, '&')
      return URL.canParse(address, base) ? start + escapeXml(new URL(address, base).href) : attribute
    }),
  )
}
