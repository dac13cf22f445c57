/** An entry of `content/redirects.json`. */
export interface RedirectEntry {
  from: string
  to: string
  below?: boolean | undefined
}

/**
 * Each single path that moves, and where to, languages aside. Hosts get no pattern: each would want its own, and some know none.
 *
 * @param pages the paths of all pages, which come first: nothing moves away from one.
 */
export function movedPaths(entries: readonly RedirectEntry[], pages: ReadonlySet<string>): Map<string, string> {
  const single = entries.map(({ from, to }) => [from, to] as const)
  const ends = [...[...pages].map((page) => [page, page] as const), ...single.filter((_, index) => !entries[index]?.below)]
  const below = entries.filter((entry) => entry.below).flatMap((entry) => ends.flatMap(([path, end]) => moveBelow(entry, path, end)))
  // An entry of its own comes before one for all.
  return new Map([...below.filter(([from]) => !pages.has(from)), ...single])
}

/** `/fr/about` leads to `/about` where all below `/fr` leads to what is below `/`. */
function moveBelow({ from, to }: RedirectEntry, path: string, end: string): [from: string, to: string][] {
  const inside = to === '/' ? path : path.slice(to.length)
  if (path === to || !path.startsWith(to) || !inside.startsWith('/')) return []
  const moved = from + inside
  return moved === end || path === from || path.startsWith(`${from}/`) ? [] : [[moved, end]]
}

/** Whether it is about addresses that only one language had, as those of a language that was taken back. */
export function isOfLanguage({ to, below }: Omit<RedirectEntry, 'from'>): boolean {
  return below === true && to === '/'
}
