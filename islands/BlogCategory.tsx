import type { CategoryData } from '../blog/view/readBlog'
import { Back } from './blog/Back'
import { Cards } from './blog/Cards'
import { EntryLinks } from './blog/EntryLinks'
import { Image, type Pictures } from './blog/Image'

interface BlogCategoryProps {
  /** Undefined on the 404 page until it is fetched. */
  data?: CategoryData | undefined
  /** Prefix of the page’s language: `/ja`, or '' for the one without. */
  base: string
  /** The page’s language (BCP 47). */
  locale: string
  pictures: Pictures
  words: { back: string; none: string; others: string }
}

/**
 * A category and its posts (specification §2), and the way to other categories.
 *
 * Why an island: it must show posts newer than the build. Hydrates only if something has changed.
 */
export default function BlogCategory({ data, base, locale, pictures, words }: BlogCategoryProps) {
  if (!data) return null
  const { slug, name, description, image, alt, lang } = data.category
  const dir = lang && 'auto'
  return (
    <>
      <div className="header" data-pictured={image && 'beside'} lang={lang} dir={dir}>
        <div className="words">
          <div className="label" lang={lang && locale} dir={dir}>
            <Back href={`${base}/blog`}>{words.back}</Back>
          </div>
          <h1>{name}</h1>
          <p className="lead">{description}</p>
        </div>
        <Image {...{ image, alt, pictures }} first />
      </div>
      <div className="body">
        {data.posts.length > 0 ? (
          <Cards entries={data.posts} base={`${base}/${encodeURIComponent(slug)}`} locale={locale} pictures={pictures} />
        ) : (
          <p>{words.none}</p>
        )}
        {data.suggested.length > 0 && (
          <section aria-labelledby="_others">
            <h2 id="_others">{words.others}</h2>
            <EntryLinks entries={data.suggested} base={base} locale={locale} name="b" />
          </section>
        )}
      </div>
    </>
  )
}
