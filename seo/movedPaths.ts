import type { Content } from '../collections/schemas'

/** An entry of `content/redirects.json`. */
export type RedirectEntry = Content['redirects'][number]

/**
 * Expands redirects to single paths with their targets, without language, because hosts differ in their patterns, and some have none.
 *
 * @param pages paths of all pages, which are never redirected.
 */
export function movedPaths(entries: readonly RedirectEntry[], pages: ReadonlySet<string>): Map<string, string> {
  const single = entries.map(({ from, to }) => [from, to] as const)
  const ends = [...[...pages].map((page) => [page, page] as const), ...single.filter((_, index) => !entries[index]?.below)]
  const below = entries.filter((entry) => entry.below).flatMap((entry) => ends.flatMap(([path, end]) => moveBelow(entry, path, end)))
  // Entries for single pages take precedence.
  return new Map([...below.filter(([from]) => !pages.has(from)), ...single])
}

/** `/fr/about` redirects to `/about` if everything below `/fr` redirects to `/`. */
function moveBelow({ from, to }: RedirectEntry, path: string, end: string): [from: string, to: string][] {
  const inside = to === '/' ? path : path.slice(to.length)
  if (path === to || !path.startsWith(to) || !inside.startsWith('/')) return []
  const moved = from + inside
  return moved === end || path === from || path.startsWith(`${from}/`) ? [] : [[moved, end]]
}

/** Whether it applies to addresses of one language only, such as a withdrawn one. */
export function isOfLanguage({ to, below }: Omit<RedirectEntry, 'from'>): boolean {
  return below === true && to === '/'
}
