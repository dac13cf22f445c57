/** Whether a text is a day that exists: `2026-03-14`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text)
}

/** Whether a text is a moment with a time zone: `2026-03-14T00:00:00Z`. */
export function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}
