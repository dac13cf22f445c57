/**
 * A formatted date. In UTC, as JavaScript parses a date without time as UTC; west of it, it would be the day before.
 *
 * @param locale BCP 47, with territory.
 */
export function Day({ date, locale }: { date: string; locale: string }) {
  return <time dateTime={date}>{new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}</time>
}
