import type { PostFacts } from '../../blog/view/postFacts'

export interface BylineProps {
  facts: PostFacts
  /** How long the post takes to read. */
  minutes: number
  /** How days are written (BCP 47, with territory). */
  dateLocale: string
  /** In each, % stands for the day or the number. */
  words: { updated: string; minutes: string }
}

/** Who wrote a post, when, and how long it takes to read. */
export function Byline({ facts, minutes, dateLocale, words }: BylineProps) {
  const { date, updated, author = facts.team } = facts
  const [before, after] = words.updated.split('%')
  const day = (value: string) => <time dateTime={value}>{dayIn(value, dateLocale)}</time>
  return (
    <ul className="byline">
      {author && <li>{author}</li>}
      {date && <li>{day(date)}</li>}
      {updated && updated !== date && (
        <li>
          {before}
          {day(updated)}
          {after}
        </li>
      )}
      <li>{words.minutes.replace('%', String(minutes))}</li>
    </ul>
  )
}

/** In UTC, as a day without a time is read in it: elsewhere it would be the day before. */
function dayIn(value: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value))
}
