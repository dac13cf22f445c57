import type { CategoriesData } from '../../blog/view/readBlog'
import { Day } from './Day'
import { Image, type Pictures } from './Image'
import { LanguageLabel } from './LanguageLabel'

export interface NewestProps {
  posts: CategoriesData['newest']
  base: string
  /** The page’s language (BCP 47). */
  locale: string
  /** The same with territory, for dates. */
  dateLocale: string
  pictures: Pictures
  /** Labels of the newest post and of the list of earlier ones. */
  words: { newest: string; recent: string }
}

/** The newest post with its picture, and a list of earlier ones; nothing if the backend sends none. */
export function Newest({ posts: [newest, ...recent], base, locale, dateLocale, pictures, words }: NewestProps) {
  if (!newest) return null
  const { image, alt, lang, name, description, date } = newest
  const address = ({ category, slug }: (typeof recent)[number]) => `${base}/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`
  return (
    <div className="newest">
      <article lang={lang} dir={lang && 'auto'}>
        <div className="picture">
          <Image {...{ image, alt, pictures }} first sizes="(min-width: 62em) 50vw, 100vw" />
        </div>
        <p className="label" lang={lang && locale} dir={lang && 'auto'}>
          {words.newest} <Day date={date} locale={dateLocale} />
        </p>
        <h2>
          <a href={address(newest)}>{name}</a>
        </h2>
        <p>{description}</p>
        <LanguageLabel {...{ lang, locale }} />
      </article>
      {recent.length > 0 && (
        <section aria-labelledby="recent-posts">
          <h2 id="recent-posts">{words.recent}</h2>
          <ul>
            {recent.map((post) => (
              <li key={post.slug}>
                <a href={address(post)} lang={post.lang} dir={post.lang && 'auto'}>
                  {post.name}
                </a>
                <Day date={post.date} locale={dateLocale} /> <LanguageLabel lang={post.lang} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
