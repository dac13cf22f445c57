import type { PostFacts } from '../../blog/view/postFacts'
import type { Entry } from '../../blog/view/readBlog'
import { Day } from './Day'

export interface BylineProps {
  /** The post’s category. */
  topic?: (Pick<Entry, 'name' | 'lang'> & { href: string }) | undefined
  facts: PostFacts
  /** The post’s language (BCP 47), if it is not the page’s. */
  lang?: string | undefined
  /** Reading time. */
  minutes: number
  /** Locale of dates (BCP 47, with territory). */
  dateLocale: string
  /** `%` is the placeholder of the day or number. */
  words: { updated: string; minutes: string }
}

/** Category, author, dates and reading time of a post. */
export function Byline({ topic, facts, lang, minutes, dateLocale, words }: BylineProps) {
  const { date, updated, author = facts.team } = facts
  const [before, after] = words.updated.split('%')
  return (
    <ul className="byline">
      {topic && (
        <li>
          <a href={topic.href} lang={topic.lang} dir={topic.lang && 'auto'}>
            {topic.name}
          </a>
        </li>
      )}
      {author && (
        <li>
          {lang ? (
            <span lang={lang} dir="auto">
              {author}
            </span>
          ) : (
            author
          )}
        </li>
      )}
      {date && (
        <li>
          <Day date={date} locale={dateLocale} />
        </li>
      )}
      {updated && updated !== date && (
        <li>
          {before}
          <Day date={updated} locale={dateLocale} />
          {after}
        </li>
      )}
      <li>{words.minutes.replace('%', String(minutes))}</li>
    </ul>
  )
}
