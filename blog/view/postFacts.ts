/** When a post was written and changed (ISO 8601 days), and by whom. */
export interface PostFacts {
  date?: string | undefined
  updated?: string | undefined
  /** A person. */
  author?: string | undefined
  /** If no person is to be named. */
  team?: string | undefined
}

/** The valid facts of a post. A backend may omit them, and its answers to browsers are not validated. */
export function getPostFacts({ date, updated, author, team }: { [name in keyof PostFacts]?: unknown }): PostFacts {
  return { date: day(date), updated: day(updated), author: text(author), team: text(team) }
}

/** The day of a date, without its time: read as a moment, it would be another day in other time zones. Undefined if there is none; 1970-01-01 is what PHP makes of none. */
export function day(value: unknown): string | undefined {
  const [found = ''] = /^\d{4}(-\d\d){2}/.exec(String(value)) ?? []
  return Date.parse(found) ? found : undefined
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}
