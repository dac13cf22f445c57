/** When a post was written and changed (ISO 8601 days), and by whom. */
export interface PostFacts {
  date?: string | undefined
  updated?: string | undefined
  /** A person. */
  author?: string | undefined
  /** Where no person is to be named. */
  team?: string | undefined
}

/** What can be shown of what a backend says about a post: it may leave it out, and nobody has checked what it sends to a browser. */
export function getPostFacts({ date, updated, author, team }: { [name in keyof PostFacts]?: unknown }): PostFacts {
  return { date: day(date), updated: day(updated), author: text(author), team: text(team) }
}

/** A time behind it is left out. */
function day(value: unknown): string | undefined {
  const [found = ''] = /^\d{4}(-\d\d){2}/.exec(String(value)) ?? []
  return Date.parse(found) ? found : undefined
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}
