/**
 * A day as a page writes it. In UTC, as a day without a time is read in it: elsewhere it would be the day before.
 *
 * @param locale BCP 47, with territory.
 */
export function Day({ date, locale }: { date: string; locale: string }) {
  return <time dateTime={date}>{new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}</time>
}
